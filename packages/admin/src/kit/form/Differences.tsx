import { Button } from '@cartwright/ui/Button'
import { Modal } from '@cartwright/ui/Modal'
import { RadioGroup } from '@cartwright/ui/RadioGroup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice, Choices, Conflict } from './conflicts'

interface Props {
  conflicts: readonly Conflict[]
  onAnswer: (choices: Choices | undefined) => void
}

/** Asks which value each field shall have. */
export function Differences({ conflicts, onAnswer }: Props) {
  const { t } = useTranslation()
  const [choices, setChoices] = useState<Choices>({})
  const chosen = (name: string): Choice => choices[name] ?? 'mine'
  const option = (id: Choice, words: string, value: string) => ({
    id,
    name: words,
    description: value || t('conflict_empty'),
  })
  return (
    <Modal
      title={t('conflict_title')}
      description={t('conflict_text')}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onAnswer(undefined)
      }}
      footer={
        <>
          <Button onPress={() => onAnswer(undefined)}>{t('cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => onAnswer(Object.fromEntries(conflicts.map(({ name }) => [name, chosen(name)])))}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="ad-Stack">
        {conflicts.map(({ name, label, theirs, mine }) => (
          <RadioGroup
            key={name}
            label={label}
            value={chosen(name)}
            onChange={(choice) => setChoices({ ...choices, [name]: choice === 'theirs' ? 'theirs' : 'mine' })}
            options={[
              option('mine', t('conflict_mine'), mine),
              option('theirs', t('conflict_theirs'), theirs),
            ]}
          />
        ))}
      </div>
    </Modal>
  )
}
