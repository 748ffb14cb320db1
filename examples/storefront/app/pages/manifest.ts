import { settings } from '../settings'

/** What a phone needs to keep the shop among its applications. */
export function loader() {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: settings.name,
    short_name: settings.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: settings.colours.paper.light,
    theme_color: settings.colours.paper.light,
    icons: [
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
