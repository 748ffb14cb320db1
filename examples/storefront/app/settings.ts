/** A colour by day and by night, as CSS writes it. */
interface Colour {
  light: string
  dark: string
}

interface ShopSettings {
  name: string
  /** Stands in place of the name in the header: a file of `public/` and its measure in px. Undefined sets the name in type. */
  logo?: { src: string; width: number; height: number }
  colours: {
    /** What pages are on. */
    paper: Colour
    /** The main button, links and signs; letters of `paper` or white must be readable on it. */
    accent: Colour
    /** The main button while it is pointed at. */
    accentDeep: Colour
    /** What is written on the main button. */
    onAccent: Colour
  }
}

/**
 * What makes this storefront one shop's own. Beside it stand its icons in `public/`, its words in `locales/` (`hero_1`,
 * `hero_2`, `hero_lead`, `footer_line`) and its texts in `content/`; whatever else is on a page comes from the shop.
 */
export const settings: ShopSettings = {
  name: 'Kiln & Loom',
  colours: {
    paper: { light: '#F4F0E8', dark: '#16130F' },
    accent: { light: '#A8431F', dark: '#E9895F' },
    accentDeep: { light: '#8C3718', dark: '#F19F7A' },
    onAccent: { light: '#FFFFFF', dark: '#16130F' },
  },
}

const both = ({ light, dark }: Colour) => `light-dark(${light}, ${dark})`

/** The colours as the style sheet takes them. */
export const brand = (
  { paper, accent, accentDeep, onAccent }: ShopSettings['colours'] = settings.colours,
) => ({
  '--paper': both(paper),
  '--clay': both(accent),
  '--clay-deep': both(accentDeep),
  '--on-clay': both(onAccent),
})
