const KEY = "vitae-way-back";

/**
 * The address, with what is behind its "#", to which somebody comes back who must sign in first. This tab alone keeps it, also while it is at a page of
 * another service to sign in there.
 */
export const keepWayBack = (address: string): void => sessionStorage.setItem(KEY, address);

export const wayBack = (): string | null => sessionStorage.getItem(KEY);

export const forgetWayBack = (): void => sessionStorage.removeItem(KEY);

/** A sign-in at another service leads back without what was behind the "#": it is put there again. An address that has another one keeps it. */
export function restoreFragment(): void {
  const back = wayBack();
  const { pathname, search, hash } = window.location;
  if (hash === "" && back?.startsWith(`${pathname}${search}#`)) window.history.replaceState(window.history.state, "", back);
}

/** The address that is shown, without the service. */
export const addressHere = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
