/** What the sheet calls the picture of a product's page while one page turns into the next. */
const plate = 'plate'

/**
 * Lets the picture that is pressed in a list become that of the page it leads to. Only one thing of a page may have the name,
 * so the page's own picture gives it up; a browser that knows no such turn goes to the page as ever.
 */
export function carryPlates(): void {
  let carried: HTMLElement | undefined
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href*="/p/"]') : null
    const picture = link?.closest('.cw-ProductCard')?.querySelector('img')
    if (!picture) return
    for (const own of document.querySelectorAll<HTMLElement>('.cw-Gallery-picture'))
      own.style.setProperty('view-transition-name', 'none')
    carried?.style.removeProperty('view-transition-name')
    picture.style.setProperty('view-transition-name', plate)
    carried = picture
  })
}
