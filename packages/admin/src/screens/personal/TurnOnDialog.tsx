import { useChange } from '@cartwright/sdk/react'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { CopyButton } from '../../kit/CopyButton'
import { FormDialog } from '../../kit/form/FormDialog'
import { PasswordField } from '../../kit/form/PasswordField'
import { QrPicture } from '../../kit/qr/QrPicture'
import { KeptCodes } from './RecoveryCodes'
import { useProof } from './use-proof'
import './personal.css'

/** Password, then the secret for the app and a code of it, then the codes to keep. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const begin = useChange('POST /admin/auth/two-factor')
  const confirm = useChange('POST /admin/auth/two-factor/confirm')
  const proof = useProof(begin.error)
  const answer = useProof(confirm.error)
  const [code, setCode] = useState('')
  const t = useWords('personal')
  if (confirm.data) return <KeptCodes codes={confirm.data.recovery_codes} onClose={onClose} />
  if (begin.data)
    return (
      <FormDialog
        title={t('scan_title')}
        description={t('scan_text')}
        action={t('turn_on')}
        isPending={confirm.isPending}
        isDisabled={code.length < 6}
        isDirty
        onSubmit={() => confirm.mutate({ body: { code } })}
        onClose={onClose}
      >
        <Secret {...begin.data} />
        <TextField
          label={t('fields.code')}
          name="code"
          value={code}
          onChange={(typed) => setCode(typed.replace(/\D/g, '').slice(0, 6))}
          autoComplete="one-time-code"
          inputMode="numeric"
          className="ad-Digits"
          errors={answer.codeErrors}
          autoFocus
        />
      </FormDialog>
    )
  return (
    <FormDialog
      title={t('turn_on_title')}
      description={t('turn_on_text')}
      action={t('go_on')}
      isPending={begin.isPending}
      isDisabled={!proof.password}
      isDirty
      onSubmit={() => begin.mutate({ body: { password: proof.password } })}
      onClose={onClose}
    >
      <PasswordField {...proof.field} autoFocus />
    </FormDialog>
  )
}

/** What the app takes over: by camera, by typing, or by the link on the telephone itself. */
function Secret({ secret, otpauth_url }: { secret: string; otpauth_url: string }) {
  const t = useWords('personal')
  return (
    <div className="ad-Secret">
      <QrPicture text={otpauth_url} label={t('qr')} />
      <div className="ad-Secret-words">
        <p className="ad-Muted">{t('type_secret')}</p>
        <code dir="ltr" className="ad-Mono">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <div className="ad-Buttons">
          <CopyButton value={secret} />
          {/* Not an address of this application: the system opens the app that knows it. */}
          <a href={otpauth_url} className="cw-Link" data-variant="text">
            {t('open_app')}
          </a>
        </div>
      </div>
    </div>
  )
}
