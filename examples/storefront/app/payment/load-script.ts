/** Nobody waits longer than this for somebody else's script, in milliseconds. */
const patience = 15_000

const loading = new Map<string, Promise<void>>()

/**
 * Loads a script that a provider wants loaded from its own address, once. One that did not come may be asked for again.
 * @throws where it is blocked, or does not come in time
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const script = document.createElement('script')
  const came = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${src} does not come`)), patience)
    script.addEventListener('load', () => {
      clearTimeout(late)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(late)
      reject(new Error(`${src} cannot be loaded`))
    })
  })
  came.catch(() => {
    loading.delete(src)
    script.remove()
  })
  loading.set(src, came)
  script.src = src
  document.head.append(script)
  return came
}
