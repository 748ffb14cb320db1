import { useChange, useEndpoint } from '@cartwright/sdk/react'
import { IconButton } from '@cartwright/ui/IconButton'
import { BellIcon } from '@cartwright/ui/icons'
import { Popover } from '@cartwright/ui/Popover'
import { part } from '@cartwright/ui/part'
import { useState } from 'react'
import { useWords } from '../i18n/use-words'
import './jobs-bell.css'

const panel = part(async () => (await import('./InboxPanel')).InboxPanel)

/** What waits for whoever is signed in. A point says that something came since they last looked. */
export function InboxBell() {
  const t = useWords('live')
  const { data, error, refetch } = useEndpoint('GET /admin/inbox', undefined, { retry: false })
  const seen = useChange('POST /admin/inbox/seen')
  const [isOpen, setOpen] = useState(false)
  const Panel = panel.use(isOpen, { takesFocus: true, onFail: () => setOpen(false) })
  const isNew = data?.inbox.some(({ is_new }) => is_new) ?? false
  const open = (next: boolean) => {
    setOpen(next)
    // What was new stays marked while it is looked at.
    if (!next && isNew) seen.mutate({})
  }
  return (
    <Popover
      label={t('waits')}
      placement="top start"
      isOpen={isOpen && Panel !== undefined}
      onOpenChange={open}
      trigger={
        <IconButton
          variant="ghost"
          hasTooltip={false}
          className="ad-Bell"
          label={t(isNew ? 'waits_new' : 'waits')}
          icon={
            <span className="ad-Bell-icon" data-news={isNew || undefined}>
              <BellIcon />
            </span>
          }
        />
      }
      className="ad-Bell-panel"
    >
      {({ close }) =>
        Panel && (
          <Panel
            inbox={data?.inbox}
            hasFailed={error !== null}
            onRetry={() => void refetch()}
            onGo={() => {
              close()
              open(false)
            }}
          />
        )
      }
    </Popover>
  )
}
