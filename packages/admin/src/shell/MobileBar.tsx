import type { User } from '@cartwright/contract'
import { IconButton } from '@cartwright/ui/IconButton'
import { SearchIcon } from '@cartwright/ui/icons'
import { part } from '@cartwright/ui/part'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StoreName } from './Sidebar'

const mobileMenu = part(async () => (await import('./MobileMenu')).MobileMenu)

/** The way around on narrow screens: a bar on top, and the sidebar as a sheet. */
export function MobileBar({ user, onFind }: { user: User; onFind: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const MobileMenu = mobileMenu.use(isOpen, { takesFocus: true, onFail: () => setOpen(false) })
  return (
    <header className="ad-MobileBar">
      <IconButton
        variant="ghost"
        label={t('open_menu')}
        icon={<MenuLines />}
        hasTooltip={false}
        onPress={() => setOpen(true)}
      />
      <StoreName />
      <IconButton
        variant="ghost"
        label={t('find')}
        icon={<SearchIcon />}
        hasTooltip={false}
        onPress={onFind}
      />
      {MobileMenu && <MobileMenu user={user} onClose={() => setOpen(false)} />}
    </header>
  )
}

const MenuLines = () => (
  <svg
    viewBox="0 0 16 16"
    width={16}
    height={16}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
  </svg>
)
