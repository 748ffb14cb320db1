'use client'

import { optionField } from '@cartwright/sdk/rules'
import { useId } from 'react'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { type ChoosableOption, useVariantChoice, type VariantChoiceOptions } from './use-variant-choice.js'

/** Beyond so many values an option is chosen from a list, unless its values have pictures. */
const manyValues = 12

/** How a value looks: a colour of CSS, a picture, or both. */
export interface Swatch {
  color?: string
  /** The address of a small picture. */
  picture?: string
}

export interface VariantPickerProps extends VariantChoiceOptions {
  /** How values look, by the title of their option and the value itself. */
  swatches?: Readonly<Record<string, Readonly<Record<string, Swatch>>>>
  /** Under which name the form gets the value of an option; `option:` and its title when absent. */
  nameOf?: (option: { id: string; title: string }) => string
  className?: string
}

/**
 * Size, colour and the like, as radio buttons that draw on the server and post in a plain form. What is sold out can be
 * chosen and says so; what does not go with the rest takes the rest along to what does. Put it into a form, as radio
 * buttons of one name are one group wherever there is none.
 */
export function VariantPicker({
  swatches = {},
  nameOf = ({ title }) => optionField(title),
  className,
  ...options
}: VariantPickerProps) {
  const state = useVariantChoice(options)
  return (
    <div className={classNames('cw-VariantPicker', className)}>
      {state.options.map((option) => {
        const looks = swatches[option.title]
        const props = { option, name: nameOf(option), choose: state.choose }
        return option.values.length > manyValues && !looks ? (
          <OptionList key={option.id} {...props} />
        ) : (
          <OptionRadios key={option.id} {...props} looks={looks} />
        )
      })}
    </div>
  )
}

interface OptionProps {
  option: ChoosableOption
  name: string
  choose: (optionId: string, value: string) => void
}

function OptionList({ option: { id, title, chosen, values }, name, choose }: OptionProps) {
  const t = useStrings()
  const listId = useId()
  return (
    <div className="cw-Field cw-VariantPicker-option">
      <label className="cw-Field-label" htmlFor={listId}>
        <bdi>{title}</bdi>
      </label>
      <select
        id={listId}
        name={name}
        className="cw-Input cw-FormField-select"
        value={chosen ?? ''}
        onChange={(event) => choose(id, event.target.value)}
      >
        {chosen === undefined && <option value="">{t('choose')}</option>}
        {values.map(({ value, availability }) => (
          <option key={value} value={value}>
            {availability === 'sold_out' ? `${value} – ${t('soldOut')}` : value}
          </option>
        ))}
      </select>
    </div>
  )
}

function OptionRadios({
  option: { id, title, chosen, values },
  name,
  choose,
  looks,
}: OptionProps & { looks?: Readonly<Record<string, Swatch>> }) {
  const t = useStrings()
  return (
    <fieldset className="cw-VariantPicker-option" data-swatches={looks ? '' : undefined}>
      <legend className="cw-Field-label cw-VariantPicker-title">
        <bdi>{title}</bdi>
        {chosen !== undefined && (
          <span className="cw-VariantPicker-chosen">
            {' '}
            <bdi>{chosen}</bdi>
          </span>
        )}
      </legend>
      <div className="cw-VariantPicker-values">
        {values.map(({ value, availability, isChosen }) => (
          <label key={value} className="cw-VariantPicker-value" data-availability={availability}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={isChosen}
              onChange={() => choose(id, value)}
              className="cw-VariantPicker-radio"
            />
            {looks?.[value] && <SwatchView {...looks[value]} />}
            <span className={looks?.[value] ? 'cw-hidden' : undefined}>
              <bdi>{value}</bdi>
            </span>
            {availability === 'sold_out' && <span className="cw-hidden">, {t('soldOut')}</span>}
            {availability === 'elsewhere' && <span className="cw-hidden">, {t('otherChoice')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const SwatchView = ({ color, picture }: Swatch) =>
  picture ? (
    <img src={picture} alt="" width={40} height={40} loading="lazy" className="cw-VariantPicker-swatch" />
  ) : (
    <span className="cw-VariantPicker-swatch" style={{ background: color }} />
  )
