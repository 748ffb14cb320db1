import { Card } from '@cartwright/ui/Card'
import { FormRow } from '@cartwright/ui/Form'
import { NumberInput } from '@cartwright/ui/NumberInput'
import { languageOf, tagOf } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/use-words'
import type { NumberProps, TextProps } from '../../kit/form/use-draft'
import { useUnitName } from '../../kit/use-unit-name'

type Measure = 'weight' | 'length' | 'width' | 'height'
type Word = 'hs_code' | 'mid_code' | 'origin_country' | 'material'
interface AttributesForm {
  number(name: Measure): NumberProps
  text(name: Word): TextProps
}

/** What carriers and customs ask of goods. */
export function AttributesCard({ form, children }: { form: AttributesForm; children?: ReactNode }) {
  const t = useWords('products')
  return (
    <Card title={t('shipping')} description={t('shipping_text')}>
      <div className="ad-Fields">
        {children}
        <AttributeFields form={form} />
      </div>
    </Card>
  )
}

/** The fields by themselves, for dialogs. */
export function AttributeFields({ form }: { form: AttributesForm }) {
  const unit = useUnitName()
  const country = useCountryName()
  const origin = form.text('origin_country')
  return (
    <>
      <FormRow>
        <NumberInput {...form.number('weight')} minValue={0} suffix={unit('gram')} />
        <NumberInput {...form.number('length')} minValue={0} suffix={unit('millimeter')} />
        <NumberInput {...form.number('width')} minValue={0} suffix={unit('millimeter')} />
        <NumberInput {...form.number('height')} minValue={0} suffix={unit('millimeter')} />
      </FormRow>
      <FormRow>
        <TextField {...form.text('hs_code')} />
        <TextField {...form.text('mid_code')} />
        <TextField {...origin} maxLength={2} hint={country(origin.value)} />
        <TextField {...form.text('material')} />
      </FormRow>
    </>
  )
}

/** The name of a country by its two letters; undefined while they are none. */
function useCountryName(): (code: string) => string | undefined {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([tagOf(languageOf(i18n.language))], {
    type: 'region',
    fallback: 'none',
  })
  return (code) => (/^[a-z]{2}$/i.test(code) ? names.of(code.toUpperCase()) : undefined)
}
