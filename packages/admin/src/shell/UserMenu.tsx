import type { User } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { CheckIcon, ChevronUpIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths'
import { nameOf, useSignOut } from './session'
import { type Theme, useTheme } from './theme'

const themes: readonly Theme[] = ['system', 'light', 'dark']

/** Who is signed in: preferences, theme, the way out. */
export function UserMenu({ user, isShort }: { user: User; isShort?: boolean }) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const [theme, setTheme] = useTheme()
  const name = nameOf(user)
  return (
    <Menu
      placement="top start"
      trigger={
        <Button
          variant="ghost"
          className="ad-UserMenu"
          isWide={!isShort}
          aria-label={t('user_menu', { name })}
        >
          <span className="ad-Avatar" data-initial={name.slice(0, 1).toUpperCase()} aria-hidden="true" />
          {!isShort && (
            <span className="ad-UserMenu-name" dir="auto">
              {name}
            </span>
          )}
          {!isShort && <ChevronUpIcon size={12} />}
        </Button>
      }
      items={[
        {
          name: user.email,
          items: [{ id: 'me', name: t('places.personal'), href: paths.personalSettings }],
        },
        {
          name: t('theme'),
          items: themes.map((one) => ({
            id: one,
            name: t(`theme_${one}`),
            icon: one === theme ? <CheckIcon /> : <span className="ad-NoIcon" />,
            onAction: () => setTheme(one),
          })),
        },
        { items: [{ id: 'out', name: t('sign_out'), onAction: () => void signOut() }] },
      ]}
    />
  )
}
