import { ChoiceCards } from '@cartwright/ui/ChoiceCards'
import { ReturnLines } from '@cartwright/ui/ReturnLines'
import { Form } from 'react-router'
import { useT } from '../i18n/use-t'
import { useMoney } from '../shop/money'
import type { ReturnOutcome } from '../shop/new-return.server'
import type { NewReturn } from '../shop/new-return-view.server'
import type { ExchangeOffer } from '../shop/return-offers.server'
import { ErrorSummary } from './ErrorSummary'
import { ExchangeFind, ExchangeSelect } from './ExchangeChoice'

interface Props extends NewReturn {
  outcome: (Extract<ReturnOutcome, { kind: 'shown' }> & { found: ExchangeOffer[] }) | undefined
  /** Nothing can come back: the lines only say why. */
  isNone: boolean
}

/** One form that says what it comes to before it is sent. It works without scripts, and keeps what was typed. */
export function ReturnForm({
  lines,
  reasons,
  ways,
  canExchange,
  variants,
  currency,
  once,
  outcome,
  isNone,
}: Props) {
  const { t } = useT()
  const money = useMoney()
  const values = outcome?.values
  const list = (
    <ReturnLines
      key={values?.once ?? 'new'}
      lines={lines}
      currency={currency}
      reasons={reasons}
      values={values?.lines}
      errors={outcome?.errors.lines}
      more={
        canExchange
          ? ({ id }) => (
              <ExchangeSelect
                lineId={id}
                offers={variants[id] ?? []}
                currency={currency}
                value={values?.wanted[id]}
              />
            )
          : undefined
      }
    />
  )
  if (isNone) return list
  const sum = outcome?.sum
  const hasErrors = Object.keys(outcome?.errors.lines ?? {}).length > 0
  return (
    <Form method="post" className="return-form" data-soft>
      {/* The first button is the one that Enter presses: it sends nothing yet. */}
      <button
        type="submit"
        name="intent"
        value="check"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {t('return_check')}
      </button>
      <input type="hidden" name="once" value={values?.once ?? once} />
      <ErrorSummary errors={{ form: outcome?.errors.form ?? (hasErrors ? t('please_mend') : undefined) }} />
      {outcome?.notice && (
        <p role="alert" className="notice">
          {outcome.notice}
        </p>
      )}
      <section className="after-section" aria-labelledby="which">
        <h2 className="after-heading" id="which">
          {t('return_which')}
        </h2>
        {list}
      </section>
      {canExchange && (
        <section className="after-section">
          <ChoiceCards
            name="instead"
            label={t('return_instead')}
            defaultValue={values?.instead ?? 'refund'}
            cards={[
              { value: 'refund', title: t('return_refund'), description: t('return_refund_text') },
              { value: 'exchange', title: t('return_exchange'), description: t('exchange_note') },
            ]}
          />
          <ExchangeFind found={outcome?.found ?? []} values={values} currency={currency} />
        </section>
      )}
      <section className="after-section">
        <ChoiceCards
          name="back"
          label={t('return_back')}
          defaultValue={values?.back ?? ways[0]?.id ?? 'self'}
          cards={[
            ...ways.map(({ id, name, cost }) => ({
              value: id,
              title: <bdi>{name}</bdi>,
              aside: cost === 0 ? undefined : money(cost, currency),
            })),
            { value: 'self', title: t('return_self'), description: t('return_self_text') },
          ]}
        />
      </section>
      <div className="return-end" aria-live="polite">
        {sum && (
          <>
            <h2 className="after-heading">{t('return_estimate')}</h2>
            <dl className="sum-rows">
              <div>
                <dt>{t('return_worth')}</dt>
                <dd>{money(sum.worth, currency)}</dd>
              </div>
              {sum.cost > 0 && (
                <div>
                  <dt>{t('return_cost')}</dt>
                  <dd>{money(-sum.cost, currency)}</dd>
                </div>
              )}
              <div className="sum-total">
                <dt>{t('return_sum')}</dt>
                <dd>{money(sum.refund, currency)}</dd>
              </div>
            </dl>
            <p className="caption">{t('return_decides')}</p>
            <input type="hidden" name="seen_refund" value={sum.refund} />
            <button type="submit" name="intent" value="send" className="button button-main for-refund">
              {t('return_send', { amount: money(sum.refund, currency) })}
            </button>
          </>
        )}
        <button
          type="submit"
          name="intent"
          value="check"
          className={`button for-refund ${sum ? 'button-quiet' : 'button-main'}`}
        >
          {t('return_check')}
        </button>
        {canExchange && (
          <button type="submit" name="intent" value="send" className="button button-main for-exchange">
            {t('exchange_go')}
          </button>
        )}
      </div>
    </Form>
  )
}
