import { Card } from '@cartwright/ui/Card'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { Select } from '@cartwright/ui/Select'
import { Switch } from '@cartwright/ui/Switch'
import { languageOf, languages } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../i18n/codes'
import { useWords } from '../../i18n/use-words'
import { useDensity } from '../../kit/list/use-columns'
import { useKeysSwitch } from '../../shell/shortcuts'
import { useTheme } from '../../shell/theme'

const themes = ['system', 'light', 'dark'] as const
const densities = ['comfortable', 'compact'] as const

/** How the back office looks and speaks on this device. */
export function AppearanceCard() {
  const t = useWords('settings')
  const { i18n } = useTranslation()
  const [theme, setTheme] = useTheme()
  const [areKeysOn, switchKeys] = useKeysSwitch()
  const [density, setDensity] = useDensity()
  return (
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
          onChange={(next) => setTheme(themes.find((one) => one === next) ?? 'system')}
          orientation="horizontal"
          options={themes.map((id) => ({ id, name: t(`common:theme_${id}`) }))}
        />
        <RadioGroup
          label={t('common:density')}
          value={density}
          onChange={(next) => setDensity(next === 'compact' ? 'compact' : 'comfortable')}
          orientation="horizontal"
          options={densities.map((id) => ({ id, name: t(`common:density_${id}`) }))}
        />
        <Switch isSelected={areKeysOn} onChange={switchKeys} hint={t('common:keys_hint')}>
          {t('common:shortcuts')}
        </Switch>
      </div>
    </Card>
  )
}
