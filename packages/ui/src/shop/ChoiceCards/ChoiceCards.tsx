'use client'

import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../class-names.js'

export interface ChoiceCard {
  value: string
  title: ReactNode
  /** Under the title, always. */
  description?: ReactNode
  /** At the end: a price, a mark. */
  aside?: ReactNode
  /** Below, once it is chosen: what to do next, more fields. */
  details?: ReactNode
  isDisabled?: boolean
}

export interface ChoiceCardsProps {
  /** What is chosen, read aloud and shown unless `isLabelHidden`. */
  label: string
  isLabelHidden?: boolean
  /** The form gets the choice under this name. */
  name: string
  cards: readonly ChoiceCard[]
  /** Controlled together with `onChange`; else it starts with `defaultValue`. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Said when there is nothing to choose. */
  empty?: string
  error?: string
  id?: string
  className?: string
}

/** One of several, each with room for words: radio buttons that draw on the server and post in a plain form. */
export function ChoiceCards({
  label,
  isLabelHidden,
  name,
  cards,
  onChange,
  empty,
  error,
  ...props
}: ChoiceCardsProps) {
  const [own, setOwn] = useState(props.defaultValue)
  const chosen = props.value ?? own
  const ownId = useId()
  const errorId = `${props.id ?? ownId}-error`
  return (
    <fieldset
      id={props.id}
      className={classNames('cw-ChoiceCards', props.className)}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={isLabelHidden ? 'cw-hidden' : 'cw-Field-label cw-ChoiceCards-label'}>{label}</legend>
      {cards.length === 0 && empty && <p className="cw-ChoiceCards-empty">{empty}</p>}
      <div className="cw-ChoiceCards-cards">
        {cards.map((card) => (
          <div key={card.value} className="cw-ChoiceCard" data-disabled={card.isDisabled || undefined}>
            <label className="cw-ChoiceCard-label">
              <input
                type="radio"
                name={name}
                value={card.value}
                checked={card.value === chosen}
                disabled={card.isDisabled}
                aria-invalid={error ? true : undefined}
                onChange={() => {
                  setOwn(card.value)
                  onChange?.(card.value)
                }}
                className="cw-ChoiceCard-radio"
              />
              <span className="cw-ChoiceCard-text">
                <span className="cw-ChoiceCard-title">{card.title}</span>{' '}
                {card.description != null && (
                  <span className="cw-ChoiceCard-description">{card.description}</span>
                )}
              </span>{' '}
              {card.aside != null && <span className="cw-ChoiceCard-aside">{card.aside}</span>}
            </label>
            {card.details != null && <div className="cw-ChoiceCard-details">{card.details}</div>}
          </div>
        ))}
      </div>
      {error && (
        <p id={errorId} className="cw-Field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
