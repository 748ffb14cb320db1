import type { User } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { IconButton } from '@cartwright/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon, SearchIcon } from '@cartwright/ui/icons'
import { Keys } from '@cartwright/ui/Keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InboxBell } from './inbox-bell'
import { JobsBell } from './JobsBell'
import { Navigation } from './Navigation'
import { UserMenu } from './UserMenu'

const key = 'cartwright_rail'

/** The way around on wide screens: 220 pixels, or a rail of icons. */
export function Sidebar({ user, onFind }: { user: User; onFind: () => void }) {
  const { t } = useTranslation()
  const [isRail, setRail] = useState(() => localStorage.getItem(key) === 'on')
  const toggle = () => {
    localStorage.setItem(key, isRail ? 'off' : 'on')
    setRail(!isRail)
  }
  return (
    <aside className="ad-Sidebar" data-rail={isRail || undefined} aria-label={t('sidebar')}>
      <div className="ad-Sidebar-head">
        {!isRail && <StoreName />}
        <IconButton
          size="s"
          variant="ghost"
          label={t(isRail ? 'widen_sidebar' : 'narrow_sidebar')}
          icon={isRail ? <ChevronEndIcon /> : <ChevronStartIcon />}
          onPress={toggle}
        />
      </div>
      {isRail ? (
        <IconButton label={t('find')} shortcut="⌘K" icon={<SearchIcon />} onPress={onFind} variant="ghost" />
      ) : (
        <Button
          className="ad-Find"
          icon={<SearchIcon />}
          iconEnd={<Keys keys="⌘K" />}
          onPress={onFind}
          isWide
        >
          {t('find')}
        </Button>
      )}
      <Navigation isRail={isRail} />
      <div className="ad-Sidebar-foot">
        <UserMenu user={user} isShort={isRail} />
        <InboxBell />
        <JobsBell />
      </div>
    </aside>
  )
}

/** The name of the shop with its mark. */
export function StoreName() {
  const { data } = useEndpoint('GET /admin/store')
  return (
    <span className="ad-StoreName">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} width={20} height={20} alt="" />
      <span className="ad-StoreName-text">{data?.store.name ?? 'Cartwright'}</span>
    </span>
  )
}
