import type { TwoFactor } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAccount } from '../../shell/permissions'
import './personal.css'
import { onDemand } from '../../kit/on-demand'

const NewCodesDialog = onDemand(async () => (await import('./NewCodesDialog')).NewCodesDialog)
const TurnOffDialog = onDemand(async () => (await import('./TurnOffDialog')).TurnOffDialog)
const TurnOnDialog = onDemand(async () => (await import('./TurnOnDialog')).TurnOnDialog)

/** So few are left that new ones should be made. */
const few = 3

/** The second question at sign-in: on or off, and the codes for a lost telephone. */
export function TwoFactorCard() {
  const t = useWords('personal')
  const { data, isPending } = useAccount()
  const [dialog, setDialog] = useState<'on' | 'off' | 'codes'>()
  const close = () => setDialog(undefined)
  const state = data?.account.two_factor
  return (
    <Card
      title={t('two_factor')}
      description={t('two_factor_text')}
      actions={state && <Badge tone={state.is_on ? 'green' : 'grey'}>{t(state.is_on ? 'on' : 'off')}</Badge>}
    >
      {isPending && <Skeleton height="32px" />}
      {state && !state.is_on && (
        <Button variant="primary" onPress={() => setDialog('on')}>
          {t('turn_on')}
        </Button>
      )}
      {state?.is_on && (
        <div className="ad-Fields">
          <State state={state} />
          <div className="ad-Buttons">
            <Button onPress={() => setDialog('codes')}>{t('new_codes')}</Button>
            <Button variant="ghost" onPress={() => setDialog('off')}>
              {t('turn_off')}
            </Button>
          </div>
        </div>
      )}
      {dialog === 'on' && <TurnOnDialog onClose={close} />}
      {dialog === 'off' && <TurnOffDialog onClose={close} />}
      {dialog === 'codes' && <NewCodesDialog onClose={close} />}
    </Card>
  )
}

function State({ state }: { state: TwoFactor }) {
  const t = useWords('personal')
  const { confirmed_at, recovery_codes_left: left } = state
  return (
    <p>
      {confirmed_at && (
        <>
          {t('on_since')} <DateTime value={confirmed_at} format="date" /> ·{' '}
        </>
      )}
      <span className={left <= few ? 'ad-Alarm' : undefined}>{t('codes_left', { count: left })}</span>
    </p>
  )
}
