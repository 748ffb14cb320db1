import type { User } from '@cartwright/contract'
import { Drawer } from '@cartwright/ui/Drawer'
import { IconButton } from '@cartwright/ui/IconButton'
import { SearchIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigation } from './Navigation'
import { StoreName } from './Sidebar'
import { UserMenu } from './UserMenu'

/** The way around on narrow screens: a bar on top, and the sidebar as a sheet. */
export function MobileBar({ user, onFind }: { user: User; onFind: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
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
      <Drawer
        title={t('main_navigation')}
        side="start"
        width={280}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<UserMenu user={user} />}
      >
        <Navigation onGo={() => setOpen(false)} />
      </Drawer>
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
