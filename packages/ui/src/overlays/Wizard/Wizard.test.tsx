// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { expectAccessible, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { useWizard, Wizard, type WizardProps } from './Wizard.js'
import { firstStep, moveWizard } from './wizard-state.js'

it.each([
  [{ step: 0, isNextEnabled: true }, { type: 'back' }, { step: 0, isNextEnabled: true }],
  [{ step: 1, isNextEnabled: true }, { type: 'back' }, { step: 0, isNextEnabled: true }],
  [{ step: 1, isNextEnabled: true }, { type: 'next' }, { step: 2, isNextEnabled: true }],
  [{ step: 2, isNextEnabled: true }, { type: 'next' }, { step: 2, isNextEnabled: true }],
  [
    { step: 1, isNextEnabled: true },
    { type: 'enable', isEnabled: false },
    { step: 1, isNextEnabled: false },
  ],
  [{ step: 2, isNextEnabled: false }, { type: 'reset' }, firstStep],
] as const)('%o after %o is %o', (before, move, after) => expect(moveWizard(before, move, 3)).toEqual(after))

function Gate() {
  const { isNextEnabled, enableNext, disableNext } = useWizard()
  return <Button onPress={isNextEnabled ? disableNext : enableNext}>Gate</Button>
}

function Example(props: Partial<WizardProps>) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Wizard
        title="New discount"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onSubmit={() => {}}
        steps={[
          { id: 'type', title: 'Type', content: <Gate /> },
          { id: 'dates', title: 'Dates', content: 'From today' },
        ]}
        {...props}
      />
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('goes step by step and submits on the last', async () => {
  const onSubmit = vi.fn()
  render(<Example onSubmit={onSubmit} />)
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled()
  await press('Next')
  expect(await screen.findByText('Step 2 of 2')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Dates' }).parentElement).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  await expectAccessible()
  await press('Submit')
  expect(onSubmit).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('leads past steps that are answered to the last one, when the step that is left agrees', async () => {
  const onNext = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const steps = (isAnswered: boolean) => [
    { id: 'a', title: 'A', content: '', onNext },
    { id: 'b', title: 'B', content: '', isAnswered },
    { id: 'c', title: 'Review', content: '' },
  ]
  const { rerender } = render(<Example steps={steps(false)} />)
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument()
  rerender(<Example steps={steps(true)} />)
  await press('Review')
  expect(screen.getByText('Step 1 of 3')).toBeInTheDocument()
  await press('Review')
  expect(await screen.findByText('Step 3 of 3')).toBeInTheDocument()
  await press('Back')
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument()
})

it('opens the way on only when the step says so', async () => {
  render(<Example />)
  await press('Gate')
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await press('Gate')
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
})

it('waits for the answer of a step, and stays when it is no', async () => {
  const onNext = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const steps = [
    { id: 'a', title: 'A', content: '', onNext },
    { id: 'b', title: 'B', content: '' },
  ]
  render(<Example steps={steps} />)
  await press('Next')
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument()
  await press('Next')
  expect(await screen.findByText('Step 2 of 2')).toBeInTheDocument()
})

it.each([
  [
    'throws',
    () => {
      throw new Error('The code is taken')
    },
  ],
  ['is refused', () => Promise.reject(new Error('The code is taken'))],
])('stays and says why when a step %s, and rejects nothing that nobody hears', async (_, onNext) => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  const steps = [
    { id: 'a', title: 'A', content: '', onNext },
    { id: 'b', title: 'B', content: '' },
  ]
  render(<Example steps={steps} />)
  await press('Next')
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is taken')
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
})

it('stays open and says why when submitting fails', async () => {
  render(<Example onSubmit={() => Promise.reject([{ message: 'No such region' }])} />)
  await press('Next')
  await press('Submit')
  expect(await screen.findByRole('alert')).toHaveTextContent('No such region')
  await press('Back')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('begins anew after it was closed', async () => {
  render(<Example />)
  await press('Next')
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await press('Open')
  expect(await screen.findByText('Step 1 of 2')).toBeInTheDocument()
})
