import type { DeviceSignIn } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { EmptyState } from '@cartwright/ui/EmptyState'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { PlugIcon, SuccessIcon, WarningIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useErrorMessage } from '../../kit/use-error-message'
import './device.css'

/** What a program asks for, and the answer: it acts as whoever confirms, so they compare the code first. */
export function ConfirmProgram({ program }: { program: DeviceSignIn }) {
  const t = useWords('device')
  const message = useErrorMessage()
  const answer = useChange('POST /admin/auth/device/:user_code')
  const { user_code, client_name, address } = program
  const reply = (approve: boolean) => answer.mutate({ params: { user_code }, body: { approve } })
  if (answer.data)
    return <Answered name={client_name} isApproved={answer.data.device.status === 'approved'} />
  return (
    <div className="ad-Alone">
      <Card className="ad-Device">
        <PlugIcon size={20} />
        <h1 className="ad-Page-title">{t('confirm_title', { program: client_name })}</h1>
        <p>{t('compare')}</p>
        <p className="ad-Device-code">
          <bdi dir="ltr">{user_code}</bdi>
        </p>
        {address && <p className="ad-Muted">{t('from', { address })}</p>}
        {answer.error && (
          <ErrorPanel title={t('failed')} requestId={answer.error.requestId}>
            {message(answer.error)}
          </ErrorPanel>
        )}
        <div className="ad-Dialog-foot">
          <Button isDisabled={answer.isPending} onPress={() => reply(false)}>
            {t('refuse')}
          </Button>
          <Button variant="primary" isPending={answer.isPending} onPress={() => reply(true)}>
            {t('confirm')}
          </Button>
        </div>
      </Card>
    </div>
  )
}

function Answered({ name, isApproved }: { name: string; isApproved: boolean }) {
  const t = useWords('device')
  return (
    <div className="ad-Alone">
      <EmptyState
        icon={isApproved ? <SuccessIcon size={20} /> : <WarningIcon size={20} />}
        heading="h1"
        title={t(isApproved ? 'approved' : 'denied', { program: name })}
      >
        {t(isApproved ? 'approved_text' : 'denied_text')}
      </EmptyState>
    </div>
  )
}
