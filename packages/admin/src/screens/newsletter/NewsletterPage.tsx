import type { NewsletterState } from '@cartwright/contract'
import { Badge, type Tone } from '@cartwright/ui/Badge'
import { MailIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useDateFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { paths } from '../../paths'
import { newsletterSubscribers } from './resource'

const tones: Readonly<Record<NewsletterState, Tone>> = {
  pending: 'amber',
  confirmed: 'green',
  left: 'grey',
}
const states = Object.keys(tones) as NewsletterState[]

/** Who asked for the newsletter, and how far they are. Who is taken off the list is told to whoever sends the letters. */
export function NewsletterPage() {
  const t = useWords('newsletter')
  return (
    <ListPage
      of={newsletterSubscribers}
      screen="newsletter"
      icon={MailIcon}
      exports={{ type: 'newsletter-export' }}
      crumbs={[{ name: t('common:places.customers'), href: paths.customers }]}
      nameOf={({ email }) => email}
      filters={[
        {
          id: 'state',
          name: t('fields.state'),
          options: states.map((id) => ({ id, name: t(`state.${id}`) })),
        },
        useDateFilter('created_at', t('fields.created_at')),
        useDateFilter('confirmed_at', t('fields.confirmed_at')),
      ]}
      columns={(column) => [
        column.name('email'),
        column.of('state', ({ state }) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>),
        column.of(
          'language',
          ({ language, country_code }) => <ReaderPlace parts={[language, country_code]} />,
          {
            isSecondary: true,
          },
        ),
        column.text('source', { isHidden: true }),
        column.date('created_at', { isSortable: true }),
        column.date('confirmed_at', { isSortable: true, isSecondary: true }),
        column.date('left_at', { isHidden: true }),
      ]}
    />
  )
}

/** The language and country of a reader as addresses spell them: `de-AT`. */
const ReaderPlace = ({ parts: [language, country] }: { parts: readonly (string | null)[] }) =>
  language && <bdi className="ad-Code">{country ? `${language}-${country.toUpperCase()}` : language}</bdi>
