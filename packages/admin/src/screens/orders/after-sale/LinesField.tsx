import type { Order } from '@cartwright/contract'
import { refundValue } from '@cartwright/sdk/rules'
import { Select, type SelectOption } from '@cartwright/ui/Select'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../../i18n/use-words'
import { QuantityLine } from '../../../kit/after-sale/QuantityLine'
import type { LineLeft } from '../../../kit/after-sale/quantities'
import { useMoney } from '../../../kit/use-money'
import { type PickedLine, type PickedLines, unpicked } from './draft'
import { PhotosField } from './PhotosField'

interface Props {
  order: Order
  lines: readonly LineLeft[]
  value: PickedLines
  onChange: (picked: PickedLines) => void
  reasons: SelectOption[]
  /** Stands for no reason among them. Without it every line must have one. */
  noReason?: string
  hasPhotos?: boolean
  /** The step was to be left: a line says what it lacks. */
  hasTried: boolean
}

/** Which pieces of an order, and for each line why. */
export function LinesField(props: Props) {
  const { order, lines, value, onChange, reasons, noReason, hasPhotos, hasTried } = props
  const t = useWords('after-sale')
  const money = useMoney(order.currency_code)
  if (lines.length === 0) return <p className="ad-Muted">{t('nothing_left')}</p>
  const isEmpty = ![...value.values()].some(({ quantity }) => quantity > 0)
  return (
    <>
      <ul>
        {lines.map(({ line, most }) => {
          const pick = value.get(line.id) ?? unpicked
          const set = (part: Partial<PickedLine>) =>
            onChange(new Map(value).set(line.id, { ...pick, ...part }))
          return (
            <QuantityLine
              key={line.id}
              line={line}
              quantity={pick.quantity}
              most={most}
              onChange={(quantity) => set({ quantity })}
              detail={t('worth_each', { amount: money(refundValue(line, 1, order)) })}
            >
              {pick.quantity > 0 && (
                <>
                  {reasons.length > 1 && (
                    <Select
                      label={t('reason_of', { name: line.title })}
                      value={pick.reason ?? noReason ?? null}
                      onChange={(reason) => set({ reason: reason === noReason ? null : reason })}
                      options={reasons}
                      errors={hasTried && !noReason && !pick.reason ? t('say_why') : undefined}
                      isRequired={!noReason}
                    />
                  )}
                  <TextField
                    label={t('note_of', { name: line.title })}
                    value={pick.note}
                    onChange={(note) => set({ note })}
                  />
                  {hasPhotos && (
                    <PhotosField
                      label={t('photos_of', { name: line.title })}
                      urls={pick.images}
                      onChange={(images) => set({ images })}
                    />
                  )}
                </>
              )}
            </QuantityLine>
          )
        })}
      </ul>
      {hasTried && isEmpty && (
        <p role="alert" className="cw-Wizard-problem">
          {t('pick_something')}
        </p>
      )}
    </>
  )
}
