import type { User } from '@cartwright/contract'
import { Drawer } from '@cartwright/ui/Drawer'
import { useTranslation } from 'react-i18next'
import { InboxBell } from './inbox-bell'
import { JobsBell } from './JobsBell'
import { Navigation } from './Navigation'
import { UserMenu } from './UserMenu'

/** The sidebar as a sheet. */
export function MobileMenu({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      title={t('main_navigation')}
      side="start"
      width={280}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <div className="ad-Menu-foot">
          <UserMenu user={user} />
          <InboxBell />
          <JobsBell />
        </div>
      }
    >
      <Navigation onGo={onClose} />
    </Drawer>
  )
}
