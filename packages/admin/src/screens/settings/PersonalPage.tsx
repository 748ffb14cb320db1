import type { User } from '@cartwright/contract'
import { FeatureGate } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { Link } from '@cartwright/ui/Link'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { Select } from '@cartwright/ui/Select'
import { languageOf, languages } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../i18n/codes'
import { useWords } from '../../i18n/use-words'
import { SaveBar } from '../../kit/form/SaveBar'
import { useContractForm } from '../../kit/form/use-contract-form'
import { paths } from '../../paths'
import { useSession } from '../../shell/session'
import { type Theme, useTheme } from '../../shell/theme'
import { SettingsPage } from './SettingsPage'

/** Who works here, and how the back office looks and speaks on this device. */
export function PersonalPage() {
  const t = useWords('settings')
  const { user } = useSession()
  const { i18n } = useTranslation()
  const [theme, setTheme] = useTheme()
  return (
    <SettingsPage part="personal">
      {user && <NameForm user={user} />}
      <Card title={t('appearance')} description={t('this_device')}>
        <div className="ad-Fields">
          <Select
            label={t('language')}
            value={languageOf(i18n.language)}
            onChange={(next) => void i18n.changeLanguage(codeOf(next))}
            options={languages.map(({ file, name }) => ({ id: file, name }))}
          />
          <RadioGroup
            label={t('theme')}
            value={theme}
            onChange={(next) => setTheme(next as Theme)}
            orientation="horizontal"
            options={(['system', 'light', 'dark'] as const).map((id) => ({
              id,
              name: t(`common:theme_${id}`),
            }))}
          />
        </div>
      </Card>
      <FeatureGate flag="analytics">
        <Card title={t('usage')}>
          <Link href={paths.usageSettings}>{t('usage_link')}</Link>
        </Card>
      </FeatureGate>
    </SettingsPage>
  )
}

function NameForm({ user }: { user: User }) {
  const t = useWords('settings')
  const form = useContractForm('POST /admin/users/:id', {
    params: { id: user.id },
    start: user,
    screen: 'settings',
    also: ['/admin/auth'],
  })
  return (
    <>
      <Card title={t('you')}>
        <div className="ad-Fields">
          <FormRow>
            <TextField {...form.text('first_name')} autoComplete="given-name" />
            <TextField {...form.text('last_name')} autoComplete="family-name" />
          </FormRow>
          <TextField label={t('email')} value={user.email} isReadOnly hint={t('email_fixed')} />
        </div>
      </Card>
      <SaveBar form={form} />
    </>
  )
}
