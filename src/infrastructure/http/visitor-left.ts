/** Why calls of a visit are given up whose visitor has gone: the backend is not to blame. */
export const VISITOR_LEFT = 'the visitor left';
