/** A choice of several with one thing more, or without it where it was among them. */
export const toggled = <T>(chosen: ReadonlySet<T>, one: T): Set<T> => new Set(chosen).symmetricDifference(new Set([one]));
