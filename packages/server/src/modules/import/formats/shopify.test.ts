import { describe, expect, it } from 'vitest'
import { readImported as read } from '../../../testing/read-imported'

describe('Shopify', () => {
  it('reads markets, metafields and linked options', async () => {
    const { format, records } = await read(
      [
        'Handle,Title,Published,Option1 Name,Option1 Value,Option1 Linked To,Variant Price,Cost per item,Included / Swiss,Price / Swiss,Compare At Price / Swiss,Glaze (product.metafields.custom.glaze),Status',
        'jug,Jug,true,Color,Ash,product.metafields.shopify.color-pattern,48.00,20.00,true,52.00,60.00,salt,archived',
        'jug,,,,Rust,,49.00,21.00,false,53.00,,,',
      ].join('\n'),
    )
    expect(format).toBe('shopify')
    expect(records).toMatchObject([
      {
        status: 'rejected',
        metadata: { 'custom.glaze': 'salt', option1_linked_to: 'product.metafields.shopify.color-pattern' },
        variants: [
          {
            amount: 4800,
            prices: [{ region: 'Swiss', amount: 6000, sale_amount: 5200 }],
            metadata: { cost_per_item: '20.00' },
          },
          { amount: 4900, metadata: { cost_per_item: '21.00' } },
        ],
      },
    ])
    expect(records[0].variants[1].prices).toBeUndefined()
  })

  it('reads the template of 2025', async () => {
    const { format, records } = await read(
      'Title,URL handle,Description,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL\nJug,jug,<b>x</b>,Active,J-1,Title,Default Title,"48,00",60.00,shopify,3,CONTINUE,900,https://img.example/j.jpg\n',
    )
    expect(format).toBe('shopify')
    expect(records).toMatchObject([
      {
        handle: 'jug',
        status: 'published',
        variants: [{ sku: 'J-1', amount: 6000, sale_amount: 4800, allow_backorder: true, weight: 900 }],
      },
    ])
  })

  it('reads customers', async () => {
    const { format, records, problems } = await read(
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Total Spent,Total Orders,Tags\n1,Ada,L,Ada@Example.com,yes,Road 1,London,GB,E1,10.00,2,vip\n2,No,Mail,,no,,,,,0,0,\n',
    )
    expect(format).toBe('shopify-customers')
    expect(records).toMatchObject([
      {
        email: 'ada@example.com',
        addresses: [{ address_1: 'Road 1', country_code: 'gb', postal_code: 'E1' }],
        metadata: { shopify_id: '1', tags: 'vip', total_spent: '10.00' },
      },
    ])
    expect(problems).toMatchObject([{ line: 3, column: 'Email', level: 'error' }])
  })

  it('reads stock by row and by column', async () => {
    const rows = await read(
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available,On hand\njug,Jug,Color,Ash,J,,,Berlin,1,0,2,5,7\njug,Jug,Color,Ash,J,,,Paris,,,,,not stocked\n',
    )
    expect(rows.format).toBe('shopify-inventory')
    expect(rows.records).toMatchObject([
      {
        sku: 'J',
        handle: 'jug',
        options: ['Ash'],
        levels: [{ location: 'Berlin', quantity: 7, counts: 'on_hand' }],
      },
    ])
    const columns = await read(
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Berlin,Paris\nmug,Mug,Title,Default Title,,,,4,not stocked\n',
    )
    expect(columns.records).toMatchObject([
      { handle: 'mug', options: [], levels: [{ location: 'Berlin', quantity: 4, counts: 'available' }] },
    ])
  })
})
