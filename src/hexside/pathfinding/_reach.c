/* The movement range of reach.py, compiled: the same arguments, the same answers in the same order.

   Only the stable interface of Python 3.11 is used, so one build serves all later versions, and every
   index that comes from the caller is checked. Where no compiler is, reach.py does the same. Edges
   are read from the flat numbers of an EdgeTable, or else from the tuples of any other table. */

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>
#include <limits.h>

#define MAY_NOT_JOIN_ZONES 1

/* A hex that waits for its turn, in a list for each number of points left. */
typedef struct {
    int hex;
    int next; /* the one after it in its list, or -1 */
} Waiting;

/* A hex that was reached, in the order in which they were. */
typedef struct {
    PyObject *key; /* its number as Python has it, once the answer is made */
    int hex;
    int came; /* the hex before it */
} Reached;

/* Where the edges of a board are read from. */
typedef struct {
    PyObject *table;   /* a list or a tuple with a tuple of edges for each hex */
    Py_ssize_t size;   /* hexes of the board */
    const int *flat;   /* the same as numbers: where each hex begins, then all edges; or NULL */
    Py_ssize_t length; /* how many numbers there are */
} Edges;

typedef struct {
    Py_ssize_t size; /* hexes of the board */
    int left;        /* points at the start, and one more */
    const unsigned char *barred, *zoc;
    int *best;  /* points left on each hex, and one more; 0 where it was not reached */
    int *place; /* of each hex that was reached, among them */
    int *first, *last; /* of the list for each number of points left */
    Waiting *pool;
    int used, room;
    Reached *reached;
    int count, places;
} Search;

static int
search_begin(Search *s, Py_ssize_t size, int left)
{
    size_t hexes = size ? (size_t)size : 1;
    s->size = size;
    s->left = left;
    s->room = s->places = 128;
    s->best = PyMem_Calloc(hexes, sizeof(int));
    s->place = PyMem_Malloc(hexes * sizeof(int));
    s->first = PyMem_Malloc(2 * ((size_t)left + 1) * sizeof(int));
    s->pool = PyMem_Malloc(s->room * sizeof(Waiting));
    s->reached = PyMem_Malloc(s->places * sizeof(Reached));
    if (!s->best || !s->place || !s->first || !s->pool || !s->reached) {
        PyErr_NoMemory();
        return -1;
    }
    s->last = s->first + left + 1;
    for (int have = 0; have <= left; have++)
        s->first[have] = -1;
    return 0;
}

static void
search_end(Search *s)
{
    PyMem_Free(s->best);
    PyMem_Free(s->place);
    PyMem_Free(s->first);
    PyMem_Free(s->pool);
    PyMem_Free(s->reached);
}

/* Twice the room for things of a size; what was there stays. */
static void *
larger(void *things, int *room, size_t size)
{
    void *more = *room > INT_MAX / 2 ? NULL : PyMem_Realloc(things, 2 * (size_t)*room * size);
    if (more)
        *room *= 2;
    else
        PyErr_NoMemory();
    return more;
}

/* Put a hex behind those that were reached with as many points left. */
static int
search_wait(Search *s, int hex, int have, int came)
{
    if (s->used == s->room) {
        Waiting *pool = larger(s->pool, &s->room, sizeof(Waiting));
        if (!pool)
            return -1;
        s->pool = pool;
    }
    int number = s->used++;
    s->pool[number].hex = hex;
    s->pool[number].next = -1;
    if (s->first[have] < 0)
        s->first[have] = number;
    else
        s->pool[s->last[have]].next = number;
    s->last[have] = number;
    if (!s->best[hex] || !s->count) {
        if (s->count == s->places) {
            Reached *reached = larger(s->reached, &s->places, sizeof(Reached));
            if (!reached)
                return -1;
            s->reached = reached;
        }
        s->place[hex] = s->count++;
    }
    s->reached[s->place[hex]].hex = hex;
    s->reached[s->place[hex]].came = came;
    s->best[hex] = have;
    return 0;
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

/* The edges of a hex: those of the flat numbers from *begin to *end, or else a tuple. */
static PyObject *
ways_of(const Edges *edges, int here, Py_ssize_t *begin, Py_ssize_t *end)
{
    *begin = *end = 0;
    if (edges->flat) {
        *begin = edges->flat[here];
        *end = edges->flat[here + 1];
        if (*begin <= edges->size || *end < *begin || *end > edges->length) {
            PyErr_SetString(PyExc_IndexError, "the edges of a hex are not in their table");
            return NULL;
        }
        return Py_None;
    }
    PyObject *ways = PyList_Check(edges->table) ? PyList_GetItem(edges->table, here)
                                                : PyTuple_GetItem(edges->table, here);
    if (!ways)
        return NULL;
    if (!PyTuple_Check(ways)) {
        PyErr_SetString(PyExc_TypeError, "the edges of a hex are a tuple");
        return NULL;
    }
    *end = 3 * PyTuple_Size(ways);
    return ways;
}

/* The three numbers of an edge. */
static int
read_edge(const Edges *edges, PyObject *ways, Py_ssize_t at, long *price, Py_ssize_t *there,
          long *kind)
{
    if (edges->flat) {
        if (at + 3 > edges->length) {
            PyErr_SetString(PyExc_IndexError, "the edges of a hex are not in their table");
            return -1;
        }
        *price = edges->flat[at];
        *there = edges->flat[at + 1];
        *kind = edges->flat[at + 2];
    }
    else {
        PyObject *way = PyTuple_GetItem(ways, at / 3);
        if (!way || !PyTuple_Check(way) || PyTuple_Size(way) != 3) {
            PyErr_SetString(PyExc_TypeError, "an edge is a tuple of cost, neighbour and kind");
            return -1;
        }
        *price = PyLong_AsLong(PyTuple_GetItem(way, 0));
        *there = PyLong_AsSsize_t(PyTuple_GetItem(way, 1));
        *kind = PyLong_AsLong(PyTuple_GetItem(way, 2));
        if ((*price == -1 || *there == -1 || *kind == -1) && PyErr_Occurred())
            return -1;
    }
    if (*price < 0) {
        PyErr_SetString(PyExc_ValueError, "an edge has a negative cost");
        return -1;
    }
    if (*there < 0 || *there >= edges->size) {
        PyErr_SetString(PyExc_IndexError, "an edge leads off the board");
        return -1;
    }
    return 0;
}

/* Go on from one hex along its edges. */
static int
expand(Search *s, const Edges *edges, int here, int after, long enter_zoc, PyObject *closed)
{
    Py_ssize_t begin, end;
    PyObject *ways = ways_of(edges, here, &begin, &end);
    if (!ways)
        return -1;
    for (Py_ssize_t at = begin; at < end; at += 3) {
        long price, kind;
        Py_ssize_t there;
        if (read_edge(edges, ways, at, &price, &there, &kind) < 0)
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
        int new = after - (int)price;
        if (new <= s->best[there] || s->barred[there])
            continue;
        if (s->zoc[there]) {
            if (s->zoc[here] && (kind & MAY_NOT_JOIN_ZONES))
                continue;
            if (enter_zoc >= new)
                continue;
            new -= (int)enter_zoc;
            if (new <= s->best[there])
                continue;
        }
        if (search_wait(s, (int)there, new, here) < 0)
            return -1;
    }
    return 0;
}

static int
search_run(Search *s, const Edges *edges, int start, long enter_zoc, long leave_zoc,
           long start_leave_zoc, PyObject *closed)
{
    if (search_wait(s, start, s->left, start) < 0)
        return -1;
    for (int have = s->left; have > 0; have--) {
        for (int at = s->first[have]; at >= 0; at = s->pool[at].next) {
            int here = s->pool[at].hex;
            if (s->best[here] != have)
                continue;
            int after = have;
            if (s->zoc[here]) {
                long leave = here == start ? start_leave_zoc : leave_zoc;
                if (leave >= have)
                    continue;
                after = have - (int)leave;
            }
            if (expand(s, edges, here, after, enter_zoc, closed) < 0)
                return -1;
        }
    }
    return 0;
}

/* What was found: the cost of each hex, and the hex before it. */
static int
search_tell(Search *s, PyObject *cost, PyObject *before)
{
    int failed = 0, made = 0;
    for (; made < s->count && !failed; made++)
        failed = !(s->reached[made].key = PyLong_FromLong(s->reached[made].hex));
    /* The first one is the start, which has no hex before it. */
    for (int n = 1; n < s->count && !failed; n++) {
        PyObject *came = s->reached[s->place[s->reached[n].came]].key;
        failed = PyDict_SetItem(before, s->reached[n].key, came) < 0;
    }
    for (int have = s->left; have > 0 && !failed; have--) {
        PyObject *price = s->first[have] < 0 ? NULL : PyLong_FromLong(s->left - have);
        failed = s->first[have] >= 0 && !price;
        for (int at = s->first[have]; at >= 0 && !failed; at = s->pool[at].next) {
            int hex = s->pool[at].hex;
            if (s->best[hex] == have)
                failed = PyDict_SetItem(cost, s->reached[s->place[hex]].key, price) < 0;
        }
        Py_XDECREF(price);
    }
    while (made > 0)
        Py_XDECREF(s->reached[--made].key);
    return failed ? -1 : 0;
}

static PyObject *
answer(PyObject *cost, PyObject *before)
{
    PyObject *found = cost && before ? PyTuple_Pack(2, cost, before) : NULL;
    Py_XDECREF(cost);
    Py_XDECREF(before);
    return found;
}

/* The numbers of an EdgeTable; any other table has none and is read as it is. */
static int
edges_begin(Edges *edges, PyObject *table, Py_buffer *numbers)
{
    edges->table = table;
    edges->flat = NULL;
    if (!PyList_Check(table) && !PyTuple_Check(table)) {
        PyErr_SetString(PyExc_TypeError, "the edges of a board are a list or a tuple");
        return -1;
    }
    edges->size = PyList_Check(table) ? PyList_Size(table) : PyTuple_Size(table);
    if (PyTuple_CheckExact(table) || PyList_CheckExact(table))
        return 0;
    PyObject *flat = PyObject_GetAttrString(table, "flat");
    if (!flat) {
        if (!PyErr_ExceptionMatches(PyExc_AttributeError))
            return -1;
        PyErr_Clear();
        return 0;
    }
    int failed = PyObject_GetBuffer(flat, numbers, PyBUF_SIMPLE) < 0;
    Py_DECREF(flat);
    if (failed)
        return -1;
    edges->flat = numbers->buf;
    edges->length = numbers->len / (Py_ssize_t)sizeof(int);
    if (edges->length <= edges->size || (size_t)numbers->buf % sizeof(int)) {
        PyErr_SetString(PyExc_IndexError, "the numbers of a table do not fit it");
        return -1;
    }
    return 0;
}

static PyObject *
reach(PyObject *module, PyObject *args, PyObject *names)
{
    static char *words[] = {"start", "budget", "edges", "barred", "zoc", "enter_zoc", "leave_zoc",
                            "start_leave_zoc", "closed", NULL};
    Py_ssize_t start;
    long budget, enter_zoc, leave_zoc, start_leave_zoc;
    PyObject *table, *closed = NULL;
    Py_buffer barred, zoc, numbers = {0};
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, names, "nlOy*y*lll|O", words, &start, &budget, &table,
                                     &barred, &zoc, &enter_zoc, &leave_zoc, &start_leave_zoc,
                                     &closed))
        return NULL;
    PyObject *cost = PyDict_New(), *before = PyDict_New();
    int failed = !cost || !before;
    Edges edges = {0};
    Search search = {0};
    if (!failed && budget < 0) {
        PyObject *key = PyLong_FromSsize_t(start), *nothing = PyLong_FromLong(0);
        failed = !key || !nothing || PyDict_SetItem(cost, key, nothing) < 0;
        Py_XDECREF(key);
        Py_XDECREF(nothing);
        goto done;
    }
    if (failed || (failed = edges_begin(&edges, table, &numbers) < 0))
        goto done;
    if (barred.len < edges.size || zoc.len < edges.size || start < 0 || start >= edges.size ||
        edges.size > INT_MAX / 4) {
        PyErr_SetString(PyExc_IndexError, "the start or a table does not fit the board");
        failed = 1;
        goto done;
    }
    if (enter_zoc < 0 || leave_zoc < 0 || start_leave_zoc < 0 || budget >= INT_MAX / 4) {
        PyErr_SetString(PyExc_ValueError, "costs and budget are small and not negative");
        failed = 1;
        goto done;
    }
    if (closed) {
        Py_ssize_t shut = closed == Py_None ? 0 : PyObject_Size(closed);
        if ((failed = shut < 0))
            goto done;
        if (!shut)
            closed = NULL;
    }
    search.barred = barred.buf;
    search.zoc = zoc.buf;
    failed = search_begin(&search, edges.size, (int)budget + 1) < 0 ||
             search_run(&search, &edges, (int)start, enter_zoc, leave_zoc, start_leave_zoc,
                        closed) < 0 ||
             search_tell(&search, cost, before) < 0;
    search_end(&search);
done:
    if (numbers.obj)
        PyBuffer_Release(&numbers);
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
