import type { ComponentType } from 'react'
import { useExtensions } from './Extensions'
import { Guarded } from './Guarded'
import { useShownZones } from './shown-zones'
import type { ZoneName, Zones } from './zones'
import './extensions.css'

type Props = { [Name in ZoneName]: { name: Name } & Zones[Name] }[ZoneName]

/** Where widgets of extensions stand: `<Zone name="order.details.after" order={order} />`. Nothing where there are none. */
export function Zone({ name, ...given }: Props) {
  const widgets = useExtensions().widgets.get(name) ?? []
  const [isShown] = useShownZones()
  if (widgets.length === 0 && !isShown) return null
  return (
    <div className="ad-Zone" data-zone={name} data-shown={isShown || undefined}>
      {widgets.map(({ extension, permission, component }, at) => {
        // Which zone hands what is held by the types of both sides; inside a union they no longer know one another.
        const Widget = component as ComponentType<object>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed when the page is built
          <Guarded key={at} extension={extension} permission={permission}>
            <Widget {...given} />
          </Guarded>
        )
      })}
    </div>
  )
}
