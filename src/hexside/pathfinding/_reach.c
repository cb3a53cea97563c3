/* The movement range of reach.py, compiled: the same arguments, the same answers in the same order.

   Only the stable interface of Python 3.11 is used, so one build serves all later versions, and every
   index that comes from the caller is checked. Where no compiler is, reach.py does the same. */

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#define MAY_NOT_JOIN_ZONES 1

/* Hexes that wait for their turn, in a list for each number of points left. */
typedef struct {
    Py_ssize_t hex;
    Py_ssize_t next; /* the one after it in its list, or -1 */
} Waiting;

typedef struct {
    Py_ssize_t size; /* hexes of the board */
    long left;       /* points at the start, and one more */
    long *best;
    Py_ssize_t *first, *last; /* of the list for each number of points left */
    Waiting *pool;
    Py_ssize_t used, room;
} Search;

static int
search_begin(Search *s, Py_ssize_t size, long left, const unsigned char *barred)
{
    s->size = size;
    s->left = left;
    s->used = 0;
    s->room = 256;
    s->best = PyMem_Malloc((size ? size : 1) * sizeof(long));
    s->first = PyMem_Malloc((left + 1) * sizeof(Py_ssize_t));
    s->last = PyMem_Malloc((left + 1) * sizeof(Py_ssize_t));
    s->pool = PyMem_Malloc(s->room * sizeof(Waiting));
    if (!s->best || !s->first || !s->last || !s->pool) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t hex = 0; hex < size; hex++)
        s->best[hex] = barred[hex] ? left + 1 : 0;
    for (long have = 0; have <= left; have++)
        s->first[have] = s->last[have] = -1;
    return 0;
}

static void
search_end(Search *s)
{
    PyMem_Free(s->best);
    PyMem_Free(s->first);
    PyMem_Free(s->last);
    PyMem_Free(s->pool);
}

/* Put a hex behind those that were reached with as many points left. */
static int
search_wait(Search *s, Py_ssize_t hex, long have)
{
    if (s->used == s->room) {
        Waiting *larger = PyMem_Realloc(s->pool, 2 * s->room * sizeof(Waiting));
        if (!larger) {
            PyErr_NoMemory();
            return -1;
        }
        s->pool = larger;
        s->room *= 2;
    }
    Py_ssize_t place = s->used++;
    s->pool[place].hex = hex;
    s->pool[place].next = -1;
    if (s->first[have] < 0)
        s->first[have] = place;
    else
        s->pool[s->last[have]].next = place;
    s->last[have] = place;
    s->best[hex] = have;
    return 0;
}

static int
put(PyObject *table, Py_ssize_t key, Py_ssize_t value)
{
    PyObject *k = PyLong_FromSsize_t(key);
    PyObject *v = PyLong_FromSsize_t(value);
    int failed = !k || !v || PyDict_SetItem(table, k, v) < 0;
    Py_XDECREF(k);
    Py_XDECREF(v);
    return failed ? -1 : 0;
}

/* Whether a directed edge is closed; -1 is an error. */
static int
is_closed(PyObject *closed, Py_ssize_t edge)
{
    PyObject *key = PyLong_FromSsize_t(edge);
    if (!key)
        return -1;
    int found = PySequence_Contains(closed, key);
    Py_DECREF(key);
    return found;
}

/* The three numbers of an edge. */
static int
read_edge(PyObject *way, Py_ssize_t size, long *price, Py_ssize_t *there, long *kind)
{
    if (!PyTuple_Check(way) || PyTuple_Size(way) != 3) {
        PyErr_SetString(PyExc_TypeError, "an edge is a tuple of cost, neighbour and kind");
        return -1;
    }
    *price = PyLong_AsLong(PyTuple_GetItem(way, 0));
    *there = PyLong_AsSsize_t(PyTuple_GetItem(way, 1));
    *kind = PyLong_AsLong(PyTuple_GetItem(way, 2));
    if (PyErr_Occurred())
        return -1;
    if (*price < 0) {
        PyErr_SetString(PyExc_ValueError, "an edge has a negative cost");
        return -1;
    }
    if (*there < 0 || *there >= size) {
        PyErr_SetString(PyExc_IndexError, "an edge leads off the board");
        return -1;
    }
    return 0;
}

/* Go on from one hex along its edges. */
static int
expand(Search *s, PyObject *ways, Py_ssize_t here, long after, int in_zone,
       const unsigned char *zoc, long enter_zoc, PyObject *closed, PyObject *before)
{
    if (!PyTuple_Check(ways)) {
        PyErr_SetString(PyExc_TypeError, "the edges of a hex are a tuple");
        return -1;
    }
    Py_ssize_t count = PyTuple_Size(ways);
    for (Py_ssize_t number = 0; number < count; number++) {
        long price, kind;
        Py_ssize_t there;
        if (read_edge(PyTuple_GetItem(ways, number), s->size, &price, &there, &kind) < 0)
            return -1;
        if (closed) {
            int shut = is_closed(closed, here * s->size + there);
            if (shut < 0)
                return -1;
            if (shut)
                continue;
        }
        /* Edges come cheapest first: behind one that is too dear all are. */
        if (price >= after)
            break;
        long new = after - price;
        if (new <= s->best[there])
            continue;
        if (zoc[there]) {
            if (in_zone && (kind & MAY_NOT_JOIN_ZONES))
                continue;
            if (enter_zoc >= new)
                continue;
            new -= enter_zoc;
            if (new <= s->best[there])
                continue;
        }
        if (put(before, there, here) < 0 || search_wait(s, there, new) < 0)
            return -1;
    }
    return 0;
}

static int
search_run(Search *s, PyObject *edges, int is_list, Py_ssize_t start, const unsigned char *zoc,
           long enter_zoc, long leave_zoc, long start_leave_zoc, PyObject *closed, PyObject *cost,
           PyObject *before)
{
    if (search_wait(s, start, s->left) < 0)
        return -1;
    for (long have = s->left; have > 0; have--) {
        for (Py_ssize_t at = s->first[have]; at >= 0; at = s->pool[at].next) {
            Py_ssize_t here = s->pool[at].hex;
            if (s->best[here] != have)
                continue;
            if (put(cost, here, s->left - have) < 0)
                return -1;
            long after = have;
            if (zoc[here]) {
                long leave = here == start ? start_leave_zoc : leave_zoc;
                if (leave >= have)
                    continue;
                after = have - leave;
            }
            PyObject *ways = is_list ? PyList_GetItem(edges, here) : PyTuple_GetItem(edges, here);
            if (!ways)
                return -1;
            Py_INCREF(ways);
            int failed = expand(s, ways, here, after, zoc[here] != 0, zoc, enter_zoc, closed, before);
            Py_DECREF(ways);
            if (failed)
                return -1;
        }
    }
    return 0;
}

static PyObject *
answer(PyObject *cost, PyObject *before)
{
    PyObject *found = cost && before ? PyTuple_Pack(2, cost, before) : NULL;
    Py_XDECREF(cost);
    Py_XDECREF(before);
    return found;
}

static PyObject *
reach(PyObject *module, PyObject *args, PyObject *names)
{
    static char *words[] = {"start", "budget", "edges", "barred", "zoc", "enter_zoc", "leave_zoc",
                            "start_leave_zoc", "closed", NULL};
    Py_ssize_t start;
    long budget, enter_zoc, leave_zoc, start_leave_zoc;
    PyObject *edges, *closed = NULL;
    Py_buffer barred, zoc;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, names, "nlOy*y*lll|O", words, &start, &budget, &edges,
                                     &barred, &zoc, &enter_zoc, &leave_zoc, &start_leave_zoc,
                                     &closed))
        return NULL;
    PyObject *cost = PyDict_New(), *before = PyDict_New();
    int is_list = PyList_Check(edges), failed = !cost || !before;
    Py_ssize_t size = 0;
    if (!failed && budget < 0) {
        failed = put(cost, start, 0) < 0;
        goto done;
    }
    if (!failed && !is_list && !PyTuple_Check(edges)) {
        PyErr_SetString(PyExc_TypeError, "the edges of a board are a list or a tuple");
        failed = 1;
    }
    if (failed)
        goto done;
    size = is_list ? PyList_Size(edges) : PyTuple_Size(edges);
    if (barred.len < size || zoc.len < size || start < 0 || start >= size) {
        PyErr_SetString(PyExc_IndexError, "the start or a table does not fit the board");
        failed = 1;
        goto done;
    }
    if (enter_zoc < 0 || leave_zoc < 0 || start_leave_zoc < 0 || budget >= LONG_MAX / 4) {
        PyErr_SetString(PyExc_ValueError, "costs and budget are small and not negative");
        failed = 1;
        goto done;
    }
    if (closed && (closed == Py_None || PyObject_Size(closed) == 0))
        closed = NULL;
    Search search = {0};
    failed = PyErr_Occurred() || search_begin(&search, size, budget + 1, barred.buf) < 0 ||
             search_run(&search, edges, is_list, start, zoc.buf, enter_zoc, leave_zoc,
                        start_leave_zoc, closed, cost, before) < 0;
    search_end(&search);
done:
    PyBuffer_Release(&barred);
    PyBuffer_Release(&zoc);
    if (failed) {
        Py_XDECREF(cost);
        Py_XDECREF(before);
        return NULL;
    }
    return answer(cost, before);
}

static PyMethodDef methods[] = {
    {"reach", (PyCFunction)(void (*)(void))reach, METH_VARARGS | METH_KEYWORDS,
     "The cost of each hex within reach, and the hex before it; see reach.py."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_reach", "The compiled movement range.", 0, methods,
    NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC
PyInit__reach(void)
{
    return PyModule_Create(&module);
}
