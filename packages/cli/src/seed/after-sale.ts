import type { Catalogue } from '@cartwright/catalogue'
import type { Client } from '@cartwright/sdk'
import { inEachLanguage } from './words'

/** Why pieces come back, the narrower reasons within their groups. */
const reasons: { value: string; label: string; children?: { value: string; label: string }[] }[] = [
  {
    value: 'faulty',
    label: 'Something is wrong with it',
    children: [
      { value: 'broken_on_the_way', label: 'Broken on the way' },
      { value: 'flawed', label: 'A flaw in glaze, wood or weave' },
      { value: 'other_than_shown', label: 'Other than the plate shows' },
    ],
  },
  {
    value: 'does_not_suit',
    label: 'It does not suit',
    children: [
      { value: 'too_large', label: 'Too large' },
      { value: 'too_small', label: 'Too small' },
      { value: 'colour', label: 'The colour does not go with the room' },
    ],
  },
  { value: 'changed_mind', label: 'Changed my mind' },
]

/** Where returned parcels go: the storefront reads it off the way back, a line each. */
export const returnAddress = 'Kiln & Loom, Returns\n7 Quarry Yard\nStoke-on-Trent ST4 2QR\nUnited Kingdom'

export async function seedReturnReasons(
  { admin }: Client,
  catalogue: Pick<Catalogue, 'words'>,
): Promise<void> {
  const make = async (reason: { value: string; label: string; parent_return_reason_id?: string }) => {
    const { return_reason } = await admin.returnReasons.create(reason)
    await inEachLanguage(catalogue, (language, { reasons }) =>
      admin.returnReasons.updateTranslation(return_reason.id, language, { label: reasons[reason.value] }),
    )
    return return_reason.id
  }
  for (const { children = [], ...reason } of reasons) {
    const parent_return_reason_id = await make(reason)
    for (const child of children) await make({ ...child, parent_return_reason_id })
  }
}
