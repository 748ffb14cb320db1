/** A product file as v1 exports it: so many products with so many variants each, in dollars and in a region. */
export const productFile = ({ products, variants = 1, region, prefix = 'bulk' }) => {
  const lines = [
    [
      'Product Handle;Product Title;Product Subtitle;Product Description;Product Status;Product Thumbnail;Product Type',
      'Product Tags;Product Discountable;Variant Title;Variant SKU;Variant Inventory Quantity;Variant Manage Inventory',
      `Price USD;${region ? `Price ${region.name} [${region.currency_code.toUpperCase()}];` : ''}Option 1 Name;Option 1 Value`,
      'Image 1 Url;Image 2 Url',
    ].join(';'),
  ]
  for (let n = 0; n < products; n++)
    for (let v = 0; v < variants; v++)
      lines.push(
        [
          `${prefix}-${n}`,
          `"Piece, number ${n}"`,
          `In ${n % 12} colours`,
          `A good piece for slow rooms and long evenings, made by hand in series ${n % 200}.`,
          'published',
          `https://img.example/${n}.jpg`,
          `Kind ${n % 20}`,
          `"tag ${n % 40},tag ${n % 7}"`,
          'true',
          `Size ${v}`,
          `${prefix}-${n}-${v}`,
          100,
          'true',
          `${10 + (n % 90)}.${10 + (n % 90)}`,
          ...(region ? [`${11 + (n % 90)}.00`] : []),
          'Size',
          `Size ${v}`,
          `https://img.example/${n}.jpg`,
          `https://img.example/${n}-b.jpg`,
        ].join(';'),
      )
  return lines.join('\r\n')
}

/** Uploads a text as a file; answers its key. */
export async function upload({ base, staff }, text, name = 'products.csv') {
  const form = new FormData()
  form.append('files', new File([text], name, { type: 'text/csv' }))
  const reply = await fetch(`${base}/admin/uploads`, { method: 'POST', headers: staff, body: form })
  if (!reply.ok) throw new Error(`The upload answered ${reply.status}: ${await reply.text()}`)
  const { uploads } = await reply.json()
  return uploads[0].key
}
