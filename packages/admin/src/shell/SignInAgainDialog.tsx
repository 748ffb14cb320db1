import type { User } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Modal } from '@cartwright/ui/Modal'
import { useWords } from '../i18n/use-words'
import { SignInForm } from './SignInForm'
import { useForget } from './session'
import { leftSignedOut, signedInAgain } from './sign-in-gate'
import { tellTabs } from './tabs'

/** They sign in again and go on where they were; or it is somebody else. */
export function SignInAgainDialog({ user }: { user: User }) {
  const t = useWords('login')
  const forget = useForget()
  return (
    <Modal
      title={t('session_over')}
      description={t('session_over_text')}
      size="s"
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled
      role="alertdialog"
    >
      <SignInForm
        email={user.email}
        onDone={() => {
          signedInAgain()
          tellTabs({ kind: 'signed-in' })
        }}
      />
      <p className="ad-SignIn-other">
        <Button
          variant="ghost"
          onPress={() => {
            leftSignedOut()
            void forget()
          }}
        >
          {t('other_person')}
        </Button>
      </p>
    </Modal>
  )
}
