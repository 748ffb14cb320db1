/** Under this name the browser remembers that somebody is signed in. */
const key = 'cartwright_signed_in'

/** Remembers what the shop said of the session, for the next time the application starts. */
export function rememberSession(isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

/**
 * Whether it is certain, before anything is asked, that nobody is signed in: the page came with word that this browser sent no
 * session, and none began since. A page out of the browser's own cache may tell of an earlier day, so both have to agree.
 */
export function isSurelyOut(): boolean {
  try {
    const said = performance
      .getEntriesByType('navigation')
      .flatMap((entry) => (entry as PerformanceNavigationTiming).serverTiming ?? [])
      .find(({ name }) => name === 'session')
    return said?.description === 'none' && localStorage.getItem(key) === null
  } catch {
    return false
  }
}
