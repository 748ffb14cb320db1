import { addressOf, places } from '../screens/registry'
import type { PlaceName, SidebarScreen } from '../screens/screen'

/** Whether a place holds the current page: it is the one with the longest address that begins it. Home is only itself. */
export function placeOf(pathname: string): SidebarScreen | undefined {
  const holding = places.filter((place) => {
    const address = addressOf(place)
    return pathname === address || (place.path !== '' && pathname.startsWith(`${address}/`))
  })
  return holding.toSorted((one, other) => other.path.length - one.path.length)[0]
}

/** The place at the top of the sidebar that a place is or stands below. */
export const rootOf = (place: SidebarScreen | undefined): PlaceName | undefined => place?.below ?? place?.name
