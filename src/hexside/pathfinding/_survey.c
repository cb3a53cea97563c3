/* The movement range of survey.py, compiled: the same arguments, the same answers in the same order.

   Only the stable interface of Python 3.11 is used, so one build serves all later versions, and every
   index that comes from the caller is checked. Where no compiler is, survey.py does the same. */

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>
#include <limits.h>
#include <string.h>

#define MAY_NOT_JOIN_ZONES 1
/* The ways that a hex can have on the map, and the numbers of its row: how many, and three for each. */
#define MOST_WAYS 6
#define ROW (1 + 3 * MOST_WAYS)
/* Far above the bits of any board. */
#define MOST_BITS 8000000

/* A hex that waits for its turn, in a list for each number of points left. */
typedef struct {
    int hex;
    int next; /* the one after it in its list, or -1 */
} Waiting;

typedef struct {
    int hexes; /* of the map; a start behind them is a place outside */
    int start;
    int left; /* points at the start, and one more */
    const int *rows;
    const unsigned char *patched, *barred, *zoc;
    PyObject *ways, *start_ways; /* of the patched hexes, and of the start if they are others */
    long step;                   /* what each step costs; 0: what its edge says */
    int *best;                   /* points left on each hex, and one more; 0 where it was not reached */
    int *came;                   /* the hex before it */
    int *order;                  /* the hexes as they are settled */
    int settled;
    int *first, *last; /* of the list for each number of points left */
    Waiting *pool;
    int used, room;
} Survey;

static int
survey_begin(Survey *s)
{
    size_t places = (size_t)s->hexes + 1, points = (size_t)s->left + 1;
    s->room = 256;
    s->best = PyMem_Calloc(places, sizeof(int));
    s->came = PyMem_Malloc(places * sizeof(int));
    s->order = PyMem_Malloc(places * sizeof(int));
    s->first = PyMem_Malloc(points * sizeof(int));
    s->last = PyMem_Malloc(points * sizeof(int));
    s->pool = PyMem_Malloc(s->room * sizeof(Waiting));
    if (!s->best || !s->came || !s->order || !s->first || !s->last || !s->pool) {
        PyErr_NoMemory();
        return -1;
    }
    for (int have = 0; have <= s->left; have++)
        s->first[have] = -1;
    return 0;
}

static void
survey_end(Survey *s)
{
    PyMem_Free(s->best);
    PyMem_Free(s->came);
    PyMem_Free(s->order);
    PyMem_Free(s->first);
    PyMem_Free(s->last);
    PyMem_Free(s->pool);
}

/* Put a hex behind those that were reached with as many points left. */
static int
survey_wait(Survey *s, int hex, int have, int came)
{
    if (s->used == s->room) {
        Waiting *larger =
            s->room > INT_MAX / 4 ? NULL : PyMem_Realloc(s->pool, 2 * s->room * sizeof(Waiting));
        if (!larger) {
            PyErr_NoMemory();
            return -1;
        }
        s->pool = larger;
        s->room *= 2;
    }
    int number = s->used++;
    s->pool[number].hex = hex;
    s->pool[number].next = -1;
    if (s->first[have] < 0)
        s->first[have] = number;
    else
        s->pool[s->last[have]].next = number;
    s->last[have] = number;
    s->best[hex] = have;
    s->came[hex] = came;
    return 0;
}

static int
in_zone(const Survey *s, int hex)
{
    return hex < s->hexes && s->zoc[hex];
}

/* One step; 0: it is too dear, as are all behind it; -1 is an error. */
static int
survey_step(Survey *s, int here, long price, long goal, long kind, int after)
{
    if (goal < 0 || goal >= s->hexes) {
        PyErr_SetString(PyExc_IndexError, "an edge leads off the board");
        return -1;
    }
    if (price < 0) {
        PyErr_SetString(PyExc_ValueError, "an edge has a negative cost");
        return -1;
    }
    if (s->step)
        price = s->step;
    if (price >= after)
        return 0;
    int there = (int)goal, have = after - (int)price;
    if (have <= s->best[there] || there == s->start || s->barred[there])
        return 1;
    if (kind & MAY_NOT_JOIN_ZONES && in_zone(s, here) && in_zone(s, there))
        return 1;
    return survey_wait(s, there, have, here) < 0 ? -1 : 1;
}

/* Along edges that are tuples. */
static int
survey_tuples(Survey *s, PyObject *ways, int here, int after)
{
    if (!PyTuple_Check(ways)) {
        PyErr_SetString(PyExc_TypeError, "the edges of a hex are a tuple");
        return -1;
    }
    Py_ssize_t count = PyTuple_Size(ways);
    int going = 1;
    for (Py_ssize_t number = 0; number < count && going > 0; number++) {
        PyObject *way = PyTuple_GetItem(ways, number);
        if (!PyTuple_Check(way) || PyTuple_Size(way) != 3) {
            PyErr_SetString(PyExc_TypeError, "an edge is a tuple of cost, neighbour and kind");
            return -1;
        }
        long price = PyLong_AsLong(PyTuple_GetItem(way, 0));
        long there = PyLong_AsLong(PyTuple_GetItem(way, 1));
        long kind = PyLong_AsLong(PyTuple_GetItem(way, 2));
        if (PyErr_Occurred())
            return -1;
        going = survey_step(s, here, price, there, kind, after);
    }
    return going < 0 ? -1 : 0;
}

/* Along the edges of the board. */
static int
survey_row(Survey *s, int here, int after)
{
    const int *row = s->rows + (Py_ssize_t)here * ROW, *way = row + 1;
    if (row[0] < 0 || row[0] > MOST_WAYS) {
        PyErr_SetString(PyExc_ValueError, "a row does not have this many edges");
        return -1;
    }
    int going = 1;
    for (int number = 0; number < row[0] && going > 0; number++, way += 3)
        going = survey_step(s, here, way[0], way[1], way[2], after);
    return going < 0 ? -1 : 0;
}

static int
survey_expand(Survey *s, int here, int after)
{
    if (here == s->start && s->start_ways != Py_None)
        return survey_tuples(s, s->start_ways, here, after);
    if (here == s->hexes)
        return 0;
    if (!s->patched[here])
        return survey_row(s, here, after);
    PyObject *key = PyLong_FromLong(here);
    PyObject *ways = key ? PyDict_GetItemWithError(s->ways, key) : NULL;
    Py_XDECREF(key);
    if (!ways) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_KeyError, "a hex has no other ways out");
        return -1;
    }
    Py_INCREF(ways);
    int failed = survey_tuples(s, ways, here, after);
    Py_DECREF(ways);
    return failed;
}

static int
survey_run(Survey *s, long leave_zoc, long start_leave_zoc)
{
    if (survey_begin(s) < 0 || survey_wait(s, s->start, s->left, s->start) < 0)
        return -1;
    for (int have = s->left; have > 0; have--) {
        for (int at = s->first[have]; at >= 0; at = s->pool[at].next) {
            int here = s->pool[at].hex;
            if (s->best[here] != have)
                continue;
            s->order[s->settled++] = here;
            long leave = 0;
            if (in_zone(s, here))
                leave = here == s->start ? start_leave_zoc : leave_zoc;
            if (leave < have && survey_expand(s, here, have - (int)leave) < 0)
                return -1;
        }
    }
    return 0;
}

/* The hexes that were settled as bits of the board, the lowest first. */
static PyObject *
survey_looked(const Survey *s, const int *bit)
{
    int highest = 0;
    for (int hex = 0; hex < s->hexes; hex++) {
        if (bit[hex] < 0 || bit[hex] > MOST_BITS) {
            PyErr_SetString(PyExc_ValueError, "a bit of the board is far out");
            return NULL;
        }
        if (bit[hex] > highest)
            highest = bit[hex];
    }
    PyObject *looked = PyBytes_FromStringAndSize(NULL, highest / 8 + 1);
    if (!looked)
        return NULL;
    char *bits = PyBytes_AsString(looked);
    memset(bits, 0, highest / 8 + 1);
    for (int number = 0; number < s->settled; number++) {
        int hex = s->order[number];
        if (hex < s->hexes)
            bits[bit[hex] / 8] |= (char)(1 << bit[hex] % 8);
    }
    return looked;
}

/* Hexes, costs, the hexes before and whether they are in a zone, by growing cost; then the bits. */
static PyObject *
survey_answer(const Survey *s, const int *bit)
{
    int count = s->settled - 1;
    Py_ssize_t bytes = count * (Py_ssize_t)sizeof(int);
    PyObject *hexes = PyBytes_FromStringAndSize((const char *)(s->order + 1), bytes);
    PyObject *costs = PyBytes_FromStringAndSize(NULL, bytes);
    PyObject *before = PyBytes_FromStringAndSize(NULL, bytes);
    PyObject *zoned = PyBytes_FromStringAndSize(NULL, count);
    PyObject *looked = survey_looked(s, bit), *found = NULL;
    if (hexes && costs && before && zoned && looked) {
        int *price = (int *)PyBytes_AsString(costs), *from = (int *)PyBytes_AsString(before);
        char *zone = PyBytes_AsString(zoned);
        for (int number = 0; number < count; number++) {
            int hex = s->order[number + 1];
            price[number] = s->left - s->best[hex];
            from[number] = s->came[hex];
            zone[number] = in_zone(s, hex) != 0;
        }
        found = PyTuple_Pack(5, hexes, costs, before, zoned, looked);
    }
    Py_XDECREF(hexes);
    Py_XDECREF(costs);
    Py_XDECREF(before);
    Py_XDECREF(zoned);
    Py_XDECREF(looked);
    return found;
}

static PyObject *
survey(PyObject *module, PyObject *args)
{
    Py_ssize_t start, hexes;
    long budget, leave_zoc, start_leave_zoc;
    PyObject *found = NULL;
    Py_buffer rows, patched, barred, zoc, bit;
    Survey s = {0};
    (void)module;
    if (!PyArg_ParseTuple(args, "nly*y*O!Oy*y*llly*", &start, &budget, &rows, &patched, &PyDict_Type,
                          &s.ways, &s.start_ways, &barred, &zoc, &leave_zoc, &start_leave_zoc,
                          &s.step, &bit))
        return NULL;
    hexes = rows.len / (ROW * (Py_ssize_t)sizeof(int));
    if (hexes >= INT_MAX / 8 || patched.len < hexes || barred.len < hexes || zoc.len < hexes ||
        bit.len < hexes * (Py_ssize_t)sizeof(int) || start < 0 || start > hexes)
        PyErr_SetString(PyExc_IndexError, "the start or a table does not fit the board");
    else if (leave_zoc < 0 || start_leave_zoc < 0 || s.step < 0 || budget < 0 ||
             budget >= INT_MAX / 8)
        PyErr_SetString(PyExc_ValueError, "costs and budget are small and not negative");
    else {
        s.hexes = (int)hexes;
        s.start = (int)start;
        s.left = (int)budget + 1;
        s.rows = rows.buf;
        s.patched = patched.buf;
        s.barred = barred.buf;
        s.zoc = zoc.buf;
        if (survey_run(&s, leave_zoc, start_leave_zoc) == 0)
            found = survey_answer(&s, bit.buf);
    }
    survey_end(&s);
    PyBuffer_Release(&rows);
    PyBuffer_Release(&patched);
    PyBuffer_Release(&barred);
    PyBuffer_Release(&zoc);
    PyBuffer_Release(&bit);
    return found;
}

static PyMethodDef methods[] = {
    {"survey", survey, METH_VARARGS, "Every hex within reach as arrays; see survey.py."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_survey", "The compiled movement range as arrays.", 0, methods,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC
PyInit__survey(void)
{
    return PyModule_Create(&module);
}
