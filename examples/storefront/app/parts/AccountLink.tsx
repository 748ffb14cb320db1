import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../i18n/use-t'
import { useShop } from '../islands/shop-context'

interface Props {
  className?: string
  /** What shows its word; the word alone when absent. */
  children?: (word: string) => ReactNode
}

/**
 * To the account, or to where one signs in. A page that is the same for everybody holds both, as a script knows only later
 * which of them is right.
 */
export function AccountLink({ className, children = (word) => word }: Props) {
  const { signedIn, knowsShopper } = useShop()
  const { t } = useT()
  return (
    <>
      {(signedIn || !knowsShopper) && (
        <Link to="/account" className={className} data-for="signed-in" hidden={!signedIn}>
          {children(t('account'))}
        </Link>
      )}
      {!signedIn && (
        <Link to="/account/login" className={className} data-for="guest">
          {children(t('sign_in'))}
        </Link>
      )}
    </>
  )
}
