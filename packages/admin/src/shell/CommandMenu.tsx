import { type Command, type CommandGroup, CommandPalette } from '@cartwright/ui/CommandPalette'
import { ArrowEndIcon, ClockIcon, EyeIcon, InfoIcon, PlusIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBeingExtended } from '../extensions/installed'
import { useShownZones } from '../extensions/shown-zones'
import { useWords } from '../i18n/use-words'
import { useDelayed } from '../kit/use-delayed'
import { useLocation } from '../router/hooks'
import { addressOf, destinations } from '../screens/registry'
import { creations } from './creations'
import { pageActions } from './page-actions'
import { useMay } from './permissions'
import { recents } from './recents'
import { useSignOut } from './session'
import { toggleTheme } from './theme'
import { useFound } from './use-found'

interface Props {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onHelp: () => void
}

/** Finds records, pages and what can be done by typing: what belongs to this page first. */
export function CommandMenu({ isOpen, onOpenChange, onHelp }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const found = useFound(useDelayed(typed.trim()))
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSearch={setTyped}
      isSearching={found.isSearching}
      groups={[
        usePageGroup(),
        ...found.groups,
        useRecentGroup(),
        usePlaces(),
        useCreations(),
        { name: t('actions'), commands: useActions(onHelp) },
      ]}
    />
  )
}

/** What can be done on this page, as it was when the palette was opened. */
function usePageGroup(): CommandGroup {
  const { t } = useTranslation()
  const [actions] = useState(pageActions)
  return {
    name: t('on_this_page'),
    commands: actions.map(({ id, name, icon, href, onAction }) => ({
      id: `page:${id}`,
      name,
      icon: icon ?? <ArrowEndIcon />,
      ...(href === undefined ? { onAction } : { href }),
    })),
  }
}

/** Records that were looked at last, without the one that is shown. */
function useRecentGroup(): CommandGroup {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [seen] = useState(recents)
  return {
    name: t('recent'),
    commands: seen
      .filter(({ path }) => path !== pathname)
      .slice(0, 5)
      .map(({ path, title, list }) => ({
        id: `recent:${path}`,
        name: title,
        description: list,
        icon: <ClockIcon />,
        href: path,
      })),
  }
}

/** All places the reader may go to, those of the settings by what they are about, too. */
function usePlaces(): CommandGroup {
  const t = useWords('settings')
  const may = useMay()
  return {
    name: t('common:pages'),
    commands: destinations
      .filter(({ needs }) => !needs || may(needs))
      .map((place) => ({
        id: place.name,
        name: t(`common:places.${place.name}`),
        icon: <place.icon />,
        href: addressOf(place),
        ...(place.place === 'sidebar'
          ? { shortcut: place.keys }
          : { description: t('settings'), keywords: t(`cards.${place.name}`) }),
      })),
  }
}

/** Everything the reader may make. */
function useCreations(): CommandGroup {
  const { t } = useTranslation()
  const may = useMay()
  return {
    name: t('create'),
    commands: destinations.flatMap((place) => {
      const call = creations[place.name]
      if (!call || !may(call)) return []
      return {
        id: `new:${place.name}`,
        name: t('create_in', { place: t(`places.${place.name}`) }),
        icon: <PlusIcon />,
        href: `${addressOf(place)}?new=1`,
      }
    }),
  }
}

function useActions(onHelp: () => void): Command[] {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const [areZonesShown, showZones] = useShownZones()
  const zones: Command = {
    id: 'zones',
    name: t('show_zones'),
    icon: <EyeIcon />,
    onAction: () => showZones(!areZonesShown),
  }
  return [
    { id: 'theme', name: t('switch_theme'), icon: <EyeIcon />, shortcut: '⌘⇧L', onAction: toggleTheme },
    ...(isBeingExtended() ? [zones] : []),
    { id: 'help', name: t('shortcuts'), icon: <InfoIcon />, shortcut: '?', onAction: onHelp },
    { id: 'out', name: t('sign_out'), icon: <ArrowEndIcon />, onAction: () => void signOut() },
  ]
}
