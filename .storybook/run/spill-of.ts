/**
 * Runs inside the page: what makes the page scroll sideways, and what cuts off its own text. Nothing here may name anything
 * from outside, for only this function travels.
 */
export function spillOf(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const name = (element: Element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 60) ?? ''}`
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // Texts for readers only are a pixel large.
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible'
  }
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => element instanceof HTMLElement && !element.closest('.sb-wrapper') && isShown(element),
  )
  const found: string[] = []
  if (scrollWidth > clientWidth + 1) {
    const wide = elements.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement)
    })
    const inmost = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)))
    found.push(
      `the page is ${scrollWidth - clientWidth} px too wide: ${inmost.slice(0, 3).map(name).join(', ')}`,
    )
  }
  for (const element of elements) {
    const style = getComputedStyle(element)
    const isCut =
      /hidden|clip/.test(style.overflowX) &&
      style.textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1
    const isLow =
      /hidden|clip/.test(style.overflowY) &&
      style.webkitLineClamp === 'none' &&
      element.scrollHeight > element.clientHeight + 2
    // A picture may be larger than its frame; a text may not.
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if ((isCut || isLow) && hasText) found.push(`cut off: ${name(element)}`)
  }
  return found
}
