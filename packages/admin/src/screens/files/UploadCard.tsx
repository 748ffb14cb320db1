import type { Client } from '@cartwright/sdk'
import { useClient } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { FileDrop } from '@cartwright/ui/FileDrop'
import { Switch } from '@cartwright/ui/Switch'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'

/** Takes files in: for everybody who knows the address, or protected, by links that end. */
export function UploadCard() {
  const t = useWords('files')
  const client = useClient() as Client
  const cache = useQueryClient()
  const message = useErrorMessage()
  const [isProtected, setProtected] = useState(false)
  const upload = async (file: File, { signal }: { signal: AbortSignal }) => {
    const { create, createProtected } = client.admin.uploads
    try {
      await (isProtected ? createProtected : create)(file, { signal })
    } catch (error) {
      throw new Error(message(error))
    }
    await cache.invalidateQueries({ queryKey: ['/admin/uploads'] })
  }
  return (
    <Card>
      <div className="ad-Stack">
        <FileDrop label={t('upload')} isLabelHidden upload={upload} />
        <Switch isSelected={isProtected} onChange={setProtected} hint={t('protect_hint')}>
          {t('protect')}
        </Switch>
      </div>
    </Card>
  )
}
