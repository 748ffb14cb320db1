import { settings } from '../settings'

/** The logo of the shop, or its name in type, in which an "&" leans as it does in print. */
export function Wordmark() {
  const { name, logo } = settings
  if (logo) return <img src={logo.src} width={logo.width} height={logo.height} alt={name} />
  const [first, ...rest] = name.split('&')
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant
        <span key={index}>
          <i>&amp;</i>
          {part}
        </span>
      ))}
    </>
  )
}
