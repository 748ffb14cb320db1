import type { Appearance } from './stripe-js'

/** A colour of ours as Stripe's frames read it, who know neither our properties nor `light-dark()`. */
function colourOf(probe: HTMLElement, value: string): string {
  probe.style.color = value
  return getComputedStyle(probe).color
}

/** The look of the shop, light or dark as it is now. */
export function stripeLook(near: HTMLElement): Appearance {
  const probe = document.createElement('span')
  near.append(probe)
  const colour = (name: string) => colourOf(probe, `var(${name})`)
  const [text, text2, ground, line] = [
    colour('--cw-text'),
    colour('--cw-text-2'),
    colour('--cw-bg'),
    colour('--cw-line-strong'),
  ]
  const [accent, red] = [colour('--cw-accent'), colour('--cw-red')]
  const { fontSize } = getComputedStyle(near)
  probe.remove()
  return {
    theme: isDark(ground) ? 'night' : 'stripe',
    variables: {
      colorPrimary: accent,
      colorBackground: ground,
      colorText: text,
      colorTextSecondary: text2,
      colorDanger: red,
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: fontSize,
      borderRadius: '2px',
      gridRowSpacing: '14px',
    },
    rules: {
      '.Input': { border: `1px solid ${line}`, boxShadow: 'none' },
      '.Input:focus': { borderColor: text, boxShadow: `0 0 0 1px ${text}` },
      '.Input--invalid': { borderColor: red, boxShadow: `0 0 0 1px ${red}` },
      '.Tab': { border: `1px solid ${line}`, boxShadow: 'none' },
      '.Tab--selected': { borderColor: text, boxShadow: `0 0 0 1px ${text}` },
    },
  }
}

/** Whether a computed colour is nearer to black than to white. */
export function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128
}

/** Calls when the shop turns dark or light, or the reader's system does. Answers how to stop. */
export function onLookChange(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const themes = new MutationObserver(changed)
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  dark.addEventListener('change', changed)
  return () => {
    themes.disconnect()
    dark.removeEventListener('change', changed)
  }
}
