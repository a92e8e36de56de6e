/** A file as people have them, and the preview that it must get. All names and figures are invented. */
export interface SampleFile {
  readonly title: string;
  readonly region?: "us";
  readonly encoding?: "utf-16le" | "utf-16be" | "windows-1252";
  readonly text: string;
  /** What the visitor decides in the preview. */
  readonly uses?: readonly (readonly [number, string])[];
  readonly answers?: Readonly<Record<string, string>>;
  /** What the visitor has typed into fields outside the list. */
  readonly typed?: Readonly<Record<string, string>>;
  /** See `previewText`. */
  readonly preview: string;
}

export const files: readonly SampleFile[] = [
  {
    title: "prices and freight for one kg and one tonne, below two title lines",
    text: `Comparative statement for TMT bars
Qty: 5 MT
Party Name,Qty,Basic rate,P & F,Freight,GST %,Delivery,Payment
Mahavir,5000 kg,58.50/kg,2%,9000,18%,Ex works,30 days
Jindal,5000 kg,"57,000/MT",Nil,"1,800/MT",18%,FOR site,45 days
`,
    preview: `Suppliers: Mahavir, Jindal
quantity = 5,000
price = 58.5 | 57 (57,000 per MT)
extras.percent P & F = 2 | 0
freight = 9,000 | 9,000 (1,800 per MT × 5)
tax = 18 | 18
term = EXW (“Ex works” in the file) | DAP (“FOR site” in the file)
creditDays = 30 | 45
Note: Also found: item “TMT bars”, unit “kg”.`,
  },
  {
    title: "prices in lakh for one tonne, for a price per kg",
    text: `Vendor,Rate per kg,Quantity
Mahavir,1.5 lakh/MT,2 lakh kg
Jindal,152,2 lakh kg
`,
    preview: `Suppliers: Mahavir, Jindal
price = 150 (1,50,000 per MT) | 152
quantity = 2,00,000
Note: Also found: unit “kg”.`,
  },
  {
    title: "prices per M.T., for a quantity in kg",
    text: `Vendor,Qty,Rate (Rs. per M.T.),Freight
Mahavir,"25,000 kg","58,500","30,000"
Jindal,"25,000 kg","57,900","60,000"
`,
    preview: `Suppliers: Mahavir, Jindal
quantity = 25 (25,000 kg)
price = 58,500 | 57,900
freight = 30,000 | 60,000
Note: Also found: unit “MT”.`,
  },
  {
    title: "a currency in brackets after the unit",
    text: `Vendor,Qty,Rate/MT (Rs.),Freight per truck (Rs)
Mahavir,"25,000 kg","58,500","30,000"
Jindal,"25,000 kg","57,900","60,000"
`,
    preview: `Suppliers: Mahavir, Jindal
quantity = 25 (25,000 kg)
price = 58,500 | 57,900
? Freight per truck (Rs): Freight is for the whole quantity; this is for one unit.
Note: Also found: unit “MT”.`,
  },
  {
    title: "prices for a hundredweight, for a quantity in pounds",
    region: "us",
    text: `Supplier,Quantity,UOM,Price ($/cwt),Freight
Gary,"44,000",LB,60.75,"2,400"
Ohio,"44,000",LB,"$1,240/short ton","1,500"
`,
    preview: `Suppliers: Gary, Ohio
quantity = 440 (44,000 LB)
unit = cwt (“LB” in the file)
price = 60.75 | 62 (1,240 per short ton)
freight = 2,400 | 1,500`,
  },
  {
    title: "prices for 100 pieces",
    text: `Vendor,Qty (Nos),Rate (Rs/100 nos),Freight
Asha,5000,420,3000
Bharat,5000,435,1500
`,
    preview: `Suppliers: Asha, Bharat
quantity = 5,000
price = 4.2 (420 per 100 nos) | 4.35 (435 per 100 nos)
freight = 3,000 | 1,500
Note: Also found: unit “nos”.`,
  },
  {
    title: "a unit in the heading of the quantity",
    text: `Vendor,Qty (MT),Rate (Rs/kg),Freight (Rs. per M.T.)
Mahavir,25,58.5,"1,200"
Jindal,25,57.9,0
`,
    preview: `Suppliers: Mahavir, Jindal
quantity = 25,000 (25 MT)
price = 58.5 | 57.9
freight = 30,000 (1,200 per M.T × 25) | 0 (0 per M.T)
Note: Also found: unit “kg”.`,
  },
  {
    title: "units in a column beside the headings",
    text: `Particulars,Unit,Mahavir,Jindal
Quantity,Kg,25000,25000
Basic Rate,Rs/MT,58500,57900
`,
    preview: `Suppliers: Mahavir, Jindal
quantity = 25 (25,000 Kg)
price = 58,500 | 57,900
Note: Also found: unit “MT”.`,
  },
  {
    title: "a unit for each supplier",
    text: `Vendor,UOM,Rate,Freight
Mahavir,MT,58500,0
Jindal,KG,59.5,0
`,
    preview: `Suppliers: Mahavir, Jindal
unit = MT
price = 58,500 | 59,500 (59.5 per KG)
freight = 0 | 0`,
  },
  {
    title: "prices with and without a unit",
    text: `Vendor,Qty,Rate,Freight
A,25 MT,"58,500 per metric ton",0
B,25 MT,58.2,0
C,25 MT,"57,900 PMT",0
`,
    preview: `Suppliers: A, B, C
quantity = 25
price = 58,500 | 58.2 | 57,900
freight = 0 | 0 | 0
Ask: What is “58.2”, the unit price of B? For one metric ton / For one kg / For one quintal
Note: Also found: unit “metric ton”.`,
  },
  {
    title: "a column with the number that a price is for, as SAP has it",
    text: `Supplier,Material,Quantity,Price,Price Unit,Freight
Mahavir,M12 bolt,5000,"1,240.00",100,0
Bharat,M12 bolt,5000,12.90,1,0
`,
    preview: `Suppliers: Mahavir, Bharat
item = M12 bolt
quantity = 5,000
price = 12.4 (1,240 per 100) | 12.9
- Price Unit: What the price is for
freight = 0 | 0`,
  },
  {
    title: "a price for none of its unit, which is for one",
    text: `Vendor,Quantity,Rate,Price Unit,Freight
Mahavir,50 kg,58.50,0,0
Bharat,50 kg,12.90/kg,1,0
`,
    preview: `Suppliers: Mahavir, Bharat
quantity = 50
price = 58.5 | 12.9
- Price Unit: What the price is for
freight = 0 | 0
Note: Also found: unit “kg”.`,
  },
  {
    title: "the unit of the price in a second column, as SAP has it",
    text: `Vendor,Quantity,Unit,Net Price,Price Unit,Order Price Unit,Freight
Mahavir,50.000,TO,"58,500.00",1,TO,0
Jindal,50.000,TO,"5,790.00",100,KG,0
`,
    preview: `Suppliers: Mahavir, Jindal
quantity = 50
unit = TO
price = 58,500 | 57,900 (5,790 per 100 KG)
- Price Unit: What the price is for
- Order Price Unit: What the price is for
freight = 0 | 0`,
  },
  {
    title: "a number of pieces in the column of units, and payment against an invoice",
    text: `Particulars,UOM,Asha,Bharat
Quantity,Nos,5000,5000
Basic rate,100 Nos,420,435
Payment,,100% against PI,30 days
`,
    preview: `Suppliers: Asha, Bharat
quantity = 5,000
price = 4.2 (420 per 100 Nos) | 4.35 (435 per 100 Nos)
creditDays = 0 (“100% against PI” in the file) | 30
Note: Also found: unit “Nos”.`,
  },
  {
    title: "a column with the unit that a price is for, as Tally has it",
    text: `Party,Qty,Rate,Per,Freight
Mahavir,"25,000 kg","58,500",MT,0
Bharat,"25,000 kg",58.2,kg,0
`,
    preview: `Suppliers: Mahavir, Bharat
quantity = 25 (25,000 kg)
price = 58,500 | 58,200 (58.2 per kg)
- Per: What the price is for
freight = 0 | 0
Note: Also found: unit “MT”.`,
  },
  {
    title: "units after the names",
    text: `Particulars,Mahavir (per kg),Jindal (per MT)
Rate,58.5,"57,900"
Freight,0,0
`,
    preview: `Suppliers: Mahavir (per kg), Jindal (per MT)
price = 58.5 | 57.9 (57,900 per MT)
freight = 0 | 0
Note: Also found: unit “kg”.`,
  },
  {
    title: "charges that the tool has no field for",
    text: `Particulars,Mahavir,Jindal
Qty,500,500
1. Basic rate,1240,1265
2. Packing & Forwarding charges,15500,0
3. Transportation charges,22000,0
4. Custom duty,5%,0
5. LC charges,-,0
6. TCS,1%,0
Total cost,3,4
`,
    preview: `Suppliers: Mahavir, Jindal
quantity = 500
price = 1,240 | 1,265
? 2. Packing & Forwarding charges: This is a cost. Choose how it counts, or leave it out.
freight = 22,000 | 0
duty = 5 | 0
- 5. LC charges: No amounts
extras.percent 6. TCS = 1 | 0
- Total cost: Not needed`,
  },
  {
    title: "a discount",
    text: `Vendor,Rate,Disc %
A,1300,22%
B,1210,10%
`,
    preview: `Suppliers: A, B
price = 1,300 | 1,210
- Disc %: See the question above
Ask: Are the prices before or after “Disc %”? Before: take it off / After: it is off already`,
  },
  {
    title: "a negotiated rate beside the first",
    text: `Vendor,Qty,Basic rate,Negotiated rate,Freight
A,500,1240,1230,22000
B,500,1265,1195,20000
`,
    preview: `Suppliers: A, B
quantity = 500
? Basic rate: More than one row is Unit price. Choose what to do with this one.
? Negotiated rate: More than one row is Unit price. Choose what to do with this one.
freight = 22,000 | 20,000`,
  },
  {
    title: "a delivered price with freight extra",
    text: `Vendor,Qty,Rate,Delivery terms,Freight
A,25 MT,"57,500","F.O.R. site, freight to pay","60,000"
B,25 MT,"58,900",Free delivery,0
`,
    preview: `Suppliers: A, B
quantity = 25
price = 57,500 | 58,900
term = F.O.R. site, freight to pay | DAP (“Free delivery” in the file)
freight = 60,000 | 0
Ask: What is “F.O.R. site, freight to pay”, the delivery term of A? 13 options
Note: Also found: unit “MT”.`,
  },
  {
    title: "FOB with freight collect and prepaid",
    region: "us",
    text: `Vendor,Qty,Price,Delivery terms,Freight
A,100,57.5,"FOB Origin, freight collect",600
B,100,58.9,"FOB Destination, freight prepaid",0
C,100,58.9,"FOB Destination, freight collect",100
`,
    preview: `Suppliers: A, B, C
quantity = 100
price = 57.5 | 58.9 | 58.9
term = FOB origin | FOB destination | FOB Destination, freight collect
freight = 600 | 0 | 100
Ask: What is “FOB Destination, freight collect”, the delivery term of C? 15 options`,
  },
  {
    title: "freight without a currency beside a price in dollars",
    text: `Vendor,Currency,Qty,Rate,Exch. Rate,Freight
A,USD,25,640,84.5,2200
B,INR,25,58500,,30000
`,
    preview: `Suppliers: A, B
currency = USD | INR
quantity = 25
price = 640 USD | 58,500 INR
rate = 84.5 | 
freight = 2,200 | 30,000
Note: Amounts that name no currency count in INR: Freight of A.`,
  },
  {
    title: "prices for the quantity, and prices with tax",
    text: `Vendor,Qty,Price (for 25 MT),Rate (incl. GST),Freight
A,25,"14,62,500",118,500
B,25,"14,70,000",105,900
`,
    preview: `Suppliers: A, B
quantity = 25
- Price (for 25 MT): The tool has no field for it
- Rate (incl. GST): The tool has no field for it
freight = 500 | 900`,
  },
  {
    title: "a title that says what amounts count in",
    text: `All figures in Rs. lakh
Vendor,Rate,Freight
A,19,20.5
B,18.5,21
`,
    preview: `Suppliers: A, B
price = 19,00,000 (19 lakh) | 18,50,000 (18.5 lakh)
freight = 20,50,000 (20.5 lakh) | 21,00,000 (21 lakh)`,
  },
  {
    title: "two items of each supplier",
    text: `Vendor,Part No,Unit price
A,BRG-6204,120
A,BRG-6308,320
B,BRG-6204,118
B,BRG-6308,330
`,
    preview: `Suppliers: A, A, B, B
- Part No: Not needed
price = 120 | 320 | 118 | 330
Note: In more than one row: A, B. To compare one item, import its rows alone.`,
  },
  {
    title: "amounts of GST",
    text: `Vendor,Rate,GST,Total
A,124,22.32,146.32
B,120,21.6,141.6
`,
    preview: `Suppliers: A, B
price = 124 | 120
tax = 22.32 ? | 21.6 ?
- Total: Not needed
! GST, A: 22.32: This isn’t a rate of GST. Is it an amount?
! GST, B: 21.6: This isn’t a rate of GST. Is it an amount?`,
  },
  {
    title: "words around amounts and rates",
    text: `Vendor,Qty,Rate,GST,Payment,Freight
A,25 MT,@ 58.5/kg,18% extra,60 days LC,"Rs. 30,000 lumpsum"
B,25 MT,"58,500 + GST per MT",Extra @ 18%,45 days PDC,"30,000 extra"
C,25 MT,"58,500/MT + GST",GST 18%,2/10 net 30,0
`,
    preview: `Suppliers: A, B, C
quantity = 25,000 (25 MT)
price = 58.5 | 58.5 (58,500 per MT) | 58.5 (58,500 per MT)
tax = 18 | 18 | 18
creditDays = 60 | 45 | 30 (“2/10 net 30” without its discount)
freight = 30,000 | 30,000 | 0
Note: Also found: unit “kg”.`,
  },
  {
    title: "headings among the suppliers",
    text: `Vendor,Rate,Freight
Domestic,,
A,58,100
Imported,,
B,59,200
Prepared by,R K Sharma,
`,
    preview: `Suppliers: A, B
price = 58 | 59
freight = 100 | 200`,
  },
  {
    title: "a discount that the visitor says is still to be taken off",
    text: `Vendor,Rate,Disc %
A,1300,22%
B,1210,10%
`,
    answers: { discount: "before" },
    preview: `Suppliers: A, B
price = 1,014 (1300 less 22%) | 1,089 (1210 less 10%)
- Disc %: See the question above
Ask: Are the prices before or after “Disc %”? Before: take it off / After: it is off already`,
  },
  {
    title: "a discount that isn't one number, none, and costs that it isn't taken off",
    text: `Vendor,Rate,Freight per kg,Disc %
A,$1300,4,2% + 1%
B,1210,5,Nil
C,1200,6,10%
`,
    answers: { discount: "before" },
    preview: `Suppliers: A, B, C
price = 1,300 ? USD | 1,210 (1210 less 0%) | 1,080 (1200 less 10%)
extras.unit Freight per kg = 4 | 5 | 6
- Disc %: See the question above
Ask: Are the prices before or after “Disc %”? Before: take it off / After: it is off already
! Rate, A: $1300: Its discount, “2% + 1%”, isn’t a number.`,
  },
  {
    title: "prices for one tonne, and no other unit",
    text: `Vendor,Rate,Freight
Mahavir,"58,500/MT",0
Jindal,"57,000 per MT",0
`,
    preview: `Suppliers: Mahavir, Jindal
price = 58,500 | 57,000
freight = 0 | 0
Note: Also found: unit “MT”.`,
  },
  {
    title: "the unit that the visitor typed, and tonnes",
    typed: { quantity: "5,000", unit: "kg" },
    text: `Vendor,Rate (₹/MT),Freight
Mahavir,"58,500",0
Jindal,"57,000",0
`,
    preview: `Suppliers: Mahavir, Jindal
price = 58.5 (58,500 per MT) | 57 (57,000 per MT)
freight = 0 | 0`,
  },
  {
    title: "pounds and tonnes",
    region: "us",
    text: `Vendor,Qty,Price
Ohio Steel,"10,000 lb",$0.62/lb
Hebei,"10,000 lb","$1,150/MT"
`,
    preview: `Suppliers: Ohio Steel, Hebei
quantity = 10,000
price = 0.62 | 0.521631 (1,150 per MT)
Note: Also found: unit “lb”.`,
  },
  {
    title: "freight for one tonne beside the unit that the visitor typed",
    typed: { quantity: "5,000", unit: "kg" },
    text: `Vendor,Rate,Freight
Mahavir,58.50,"1,800/MT"
Jindal,57,0
`,
    preview: `Suppliers: Mahavir, Jindal
price = 58.5 | 57
freight = 9,000 (1,800 per MT × 5) | 0`,
  },
  {
    title: "a unit that JavaScript has a word for",
    text: `Vendor,Rate (₹/constructor),Freight (₹/MT)
Mahavir,58.50,1800
Jindal,57,0
`,
    preview: `Suppliers: Mahavir, Jindal
price = 58.5 | 57
? Freight (₹/MT): Freight is for the whole quantity; this is for one unit.
Note: Also found: unit “constructor”.`,
  },
  {
    title: "a price for one bag among those for one kg",
    text: `Vendor,Rate (₹/kg),Freight
Mahavir,58.50,0
Jindal,"2,850/bag",0
`,
    preview: `Suppliers: Mahavir, Jindal
price = 58.5 | 2,850/bag
freight = 0 | 0
! Rate (₹/kg), Jindal: 2,850/bag: This is for one bag, not for one kg.
Note: Also found: unit “kg”.`,
  },
  {
    title: "a column of deliveries that holds terms",
    text: `Vendor,Basic rate,Delivery,Freight
Asha,168,FOR site,0
Bharat,171,Ex works,98500
Chandra,165,2 weeks,0
`,
    preview: `Suppliers: Asha, Bharat, Chandra
price = 168 | 171 | 165
term = DAP (“FOR site” in the file) | EXW (“Ex works” in the file) | 2 weeks
freight = 0 | 98,500 | 0
Ask: What is “2 weeks”, the delivery term of Chandra? 13 options`,
  },
  {
    title: "brackets with words and money, a share of an amount, and a quantity in metres",
    text: `Quantity,500 m
Particulars,Asha,Bharat
Basic rate,168,171
Freight (in lakh Rs.),1.24,0.985
Insurance (% of INR price),0.5,0.2
`,
    preview: `Suppliers: Asha, Bharat
quantity = 500 m
price = 168 | 171
freight = 1,24,000 (1.24 lakh) | 98,500 (0.985 lakh)
insurance = 0.5 | 0.2
! Quantity, : 500 m: This isn’t a number.`,
  },
  {
    title: "a page break that repeats the headings",
    text: `Supplier,Price,Freight
Asha,168,124000
Bharat,171,98500
Supplier,Price,Freight
Chandra,160,150000
`,
    preview: `Suppliers: Asha, Bharat, Chandra
price = 168 | 171 | 160
freight = 1,24,000 | 98,500 | 1,50,000`,
  },
  {
    title:
      "scales in brackets, those that the tool doesn't count in, amounts of a tax, and another dollar",
    text: `Particulars,Asha,Bharat
Basic rate,168,S$ 171
Freight (Rs in '000),124,98.5
Credit period (months),2,1
Customs duty (Rs),320,0
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171 SGD
freight = 1,24,000 (124 thousand) | 98,500 (98.5 thousand)
- Credit period (months): The tool has no field for it
duty = 320 ? | 0
! Customs duty (Rs), Asha: 320: This is an amount, not a percentage.`,
  },
  {
    title: "suppliers as columns, Indian grouping",
    text: `Particulars,Shree Polymers,Deccan Films
Basic Rate (Rs/kg),168.50,171
Freight,"1,24,000","98,500"
Credit period (days),30,45
`,
    preview: `Suppliers: Shree Polymers, Deccan Films
price = 168.5 | 171
freight = 1,24,000 | 98,500
creditDays = 30 | 45
Note: Also found: unit “kg”.`,
  },
  {
    title: "an included tax has a rate that the file leaves open",
    text: `Vendor,Price,Freight,GST %
Shree Polymers,168,incl,incl
Deccan Films,171,98500,18
`,
    preview: `Suppliers: Shree Polymers, Deccan Films
price = 168 | 171
freight = 0 (“incl” in the file) | 98,500
tax = incl | 18
! GST %, Shree Polymers: incl: This isn’t a number.`,
  },
  {
    title: "title lines above the headings, and a total below",
    text: `Comparative statement for BOPP film
RFQ No. 4417 dated 12-10-2026

Sr No,Vendor Name,Unit Rate,Freight charges,GSTIN
1,Shree Polymers,168,124000,27AAACS1234F1Z5
2,Deccan Films,171,98500,36AAACD5678K1Z2
Total,,339,222500,
`,
    preview: `Suppliers: Shree Polymers, Deccan Films
- Sr No: Not needed
price = 168 | 171
freight = 1,24,000 | 98,500
- GSTIN: Not needed
Note: Also found: item “BOPP film”.`,
  },
  {
    title: "serial numbers before the labels",
    text: `Sr. No.,Particulars,UOM,Asha Steel,Bharat Metals
1,Basic rate,Rs/kg,62.4,61.9
2,Freight,Rs,"45,000",nil
3,Payment terms,days,30 days,Net 45
4,HSN,,7208,7208
5,Validity,,15 days,30 days
`,
    preview: `Suppliers: Asha Steel, Bharat Metals
price = 62.4 | 61.9
freight = 45,000 | 0
creditDays = 30 | 45
- HSN: Not needed
- Validity: Not needed
Note: Also found: unit “kg”.`,
  },
  {
    title: "cells copied from a spreadsheet",
    region: "us",
    text: `Supplier\tPrice\tIncoterm\tOrigin
Acme Resins\t$1,250.00\tFOB destination\tDomestic
Zenith GmbH\t$1,180.50\tCIF\tImported
`,
    preview: `Suppliers: Acme Resins, Zenith GmbH
price = 1,250 | 1180.5
term = FOB destination | CIF
origin = home | import`,
  },
  {
    title: "semicolons and decimal commas",
    text: `Lieferant;Price;Freight
Muster GmbH;1.234,50;12.000
Beispiel AG;1.198,00;9.500,75
`,
    preview: `Suppliers: Supplier 1, Supplier 2
- Lieferant: The tool has no field for it
price = 1234.5 | 1,198
freight = 12,000 | 9500.75`,
  },
  {
    title: "names with a separator in them",
    text: `Supplier;Price
"Kapoor, Sons & Co";168,5
Rao, Iyer;171,25
`,
    preview: `Suppliers: Kapoor, Sons & Co, Rao, Iyer
price = 168.5 | 171.25`,
  },
  {
    title: "a separator that the file names",
    text: `sep=|
Supplier|Price
Asha; Sons|168
Bharat, Ltd|171
`,
    preview: `Suppliers: Asha; Sons, Bharat, Ltd
price = 168 | 171`,
  },
  {
    title: "bars between cells",
    text: `Supplier|Price|Freight
Asha|168|5000
Bharat|171|4000
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 5,000 | 4,000`,
  },
  {
    title: "a line break in quotes",
    text: `Supplier,"Price
per kg",Freight
"Asha
Pune",168,5000
Bharat,171,4000
`,
    preview: `Suppliers: Asha Pune, Bharat
price = 168 | 171
freight = 5,000 | 4,000
Note: Also found: unit “kg”.`,
  },
  {
    title: "an open quote",
    text: `Supplier,Price,Freight
Asha 12" pipes,168,5000
"Bharat,171,4000
Chandra,170,1
`,
    preview: `Suppliers: Asha 12" pipes, "Bharat, Chandra
price = 168 | 171 | 170
freight = 5,000 | 4,000 | 1`,
  },
  {
    title: "1.250 beside a number that decides",
    text: `Supplier,Price,Freight
Muster,1.250,"2.400,50"
Beispiel,1.180,"1.900,00"
`,
    preview: `Suppliers: Muster, Beispiel
price = 1,250 | 1,180
freight = 2400.5 | 1,900`,
  },
  {
    title: "1.250 beside Indian grouping",
    text: `Supplier,Price,Freight
Asha,1.250,"1,24,000"
Bharat,1.180,"98,500"
`,
    preview: `Suppliers: Asha, Bharat
price = 1.25 | 1.18
freight = 1,24,000 | 98,500`,
  },
  {
    title: "1,250 where semicolons separate",
    text: `Supplier;Price
Asha;1,250
Muster;1,180
`,
    preview: `Suppliers: Asha, Muster
price = 1,250 | 1,180
Ask: What is 1,250 in this file? 1,250 / 1.25`,
  },
  {
    title: "points and commas for decimals in one file",
    text: `Supplier;Price;Freight
Asha;1.5;200
Muster;2,75;300
`,
    preview: `Suppliers: Asha, Muster
price = 1.5 | 2,75
freight = 200 | 300
! Price, Muster: 2,75: This isn’t a number.`,
  },
  {
    title: "spaces and apostrophes that group",
    text: `Supplier;Price;Freight
Helvetia AG;1'250,50;12'000
Paris SA;1 198,00;9 500
`,
    preview: `Suppliers: Helvetia AG, Paris SA
price = 1250.5 | 1,198
freight = 12,000 | 9,500`,
  },
  {
    title: "rupee signs",
    text: `Supplier,Price,Freight
Asha,₹ 168.50,"Rs. 1,24,000/-"
Bharat,INR 171,"98,500/-"
`,
    preview: `Suppliers: Asha, Bharat
price = 168.5 | 171
freight = 1,24,000 | 98,500`,
  },
  {
    title: "euros for a supplier without a currency",
    text: `Supplier,Price
Muster GmbH,"€ 1,250.00"
Asha,₹ 98000
`,
    preview: `Suppliers: Muster GmbH, Asha
price = 1,250 EUR | 98,000`,
  },
  {
    title: "a sign that isn't the supplier's currency",
    text: `Supplier,Price,Currency
Muster GmbH,$ 1250.5,EUR
Asha,98000,INR
`,
    preview: `Suppliers: Muster GmbH, Asha
price = 1250.5 EUR | 98,000 INR
currency = EUR | INR
Ask: Which currency is the price of Muster GmbH in? EUR / USD / AUD / CAD / HKD / NZD / SGD`,
  },
  {
    title: "a currency in the heading",
    text: `Supplier,Price (USD/kg),Freight (Rs)
Oasis Chem,2.05,124000
Gulf Poly,2.11,98500
`,
    preview: `Suppliers: Oasis Chem, Gulf Poly
price = 2.05 USD | 2.11 USD
freight = 1,24,000 | 98,500
Note: Also found: unit “kg”.`,
  },
  {
    title: "freight in another currency",
    text: `Supplier,Price,Freight
Oasis Chem,USD 2.05,USD 1200
Asha,168,5000
`,
    preview: `Suppliers: Oasis Chem, Asha
price = 2.05 USD | 168
freight = USD 1200 | 5,000
! Freight, Oasis Chem: USD 1200: This is in USD. Enter it in INR.`,
  },
  {
    title: "dollars of another country",
    region: "us",
    text: `Vendor\tPrice\tCurrency
Maple Resins\t$1.95\tCAD
Acme Resins\t$1.70\t
`,
    preview: `Suppliers: Maple Resins, Acme Resins
price = 1.95 CAD | 1.7
currency = CAD | `,
  },
  {
    title: "lakh, lacs, crore and crs",
    text: `Supplier,Price,Freight,Tooling
Asha,168,1.24 lakh,0.12 crore
Bharat,171,2 Lacs,0.1 Crs
Chandra,170,1 L,12 lakhs
`,
    preview: `Suppliers: Asha, Bharat, Chandra
price = 168 | 171 | 170
freight = 1,24,000 | 2,00,000 | 1,00,000
tooling = 12,00,000 | 10,00,000 | 12,00,000`,
  },
  {
    title: "Tally's credits and debits",
    text: `Particulars,Asha,Bharat
Rate,168,171
Freight,"12,500.00 Dr","500.00 Cr"
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 12,500 | -500`,
  },
  {
    title: "Tally's credits alone",
    text: `Particulars,Asha,Bharat
Rate,168,171
Freight,"12,500.00 Cr","9,000.00 Cr"
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 12,500 | 9,000`,
  },
  {
    title: "zeros of accounts",
    text: `Supplier,Price,Freight,Tooling
Asha,168,-,₹ -
Bharat,171,–,nil
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 0 | 0
tooling = 0 | 0`,
  },
  {
    title: "brackets, minus and plus",
    text: `Supplier,Price,Credit days
Asha,168,(30)
Bharat,171,30-
Chandra,170,+45
Deccan,169,−15
`,
    preview: `Suppliers: Asha, Bharat, Chandra, Deccan
price = 168 | 171 | 170 | 169
creditDays = -30 | -30 | 45 | -15`,
  },
  {
    title: "marks that can't be seen",
    text: `Supplier,Price,Freight
Asha,\u200E168\u200B,1\u00A0240\u202F
Bharat,\u00A0171,2\u202F400
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 1,240 | 2,400`,
  },
  {
    title: "digits of other scripts",
    text: `Supplier,Price,Freight
आशा,१६८.५०,"१,२४,०००"
الخليج,١٧١٫٢٥,٩٨٥٠٠
Full width,１７０,５０００
`,
    preview: `Suppliers: आशा, الخليج, Full width
price = 168.5 | 171.25 | 170
freight = 1,24,000 | 98,500 | 5,000`,
  },
  {
    title: "words for numbers",
    text: `Supplier,Price,Freight
Asha,168,included
Bharat,171,as per actuals
Chandra,N/A,5000
`,
    preview: `Suppliers: Asha, Bharat, Chandra
price = 168 | 171 | N/A
freight = 0 (“included” in the file) | as per actuals | 5,000
! Price, Chandra: N/A: This isn’t a number.
! Freight, Bharat: as per actuals: This isn’t a number.`,
  },
  {
    title: "a percentage where an amount belongs",
    text: `Supplier,Price,Freight,GST %
Asha,168,2%,18%
Bharat,171,5000,18
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 2% | 5,000
tax = 18 | 18
! Freight, Asha: 2%: This is a percentage.`,
  },
  {
    title: "an amount where a percentage belongs",
    text: `Supplier,Price,Insurance
Asha,168,Rs 500
Bharat,171,0.2
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
insurance = Rs 500 | 0.2
! Insurance, Asha: Rs 500: This is an amount, not a percentage.`,
  },
  {
    title: "a price per hundred",
    text: `Supplier,Price per 100 pcs,Freight
Asha,16800,5000
Bharat,17100,4000
`,
    preview: `Suppliers: Asha, Bharat
price = 168 (16,800 per 100 pcs) | 171 (17,100 per 100 pcs)
freight = 5,000 | 4,000
Note: Also found: unit “pcs”.`,
  },
  {
    title: "freight for one unit without a quantity: an added cost for one unit",
    text: `Supplier,Price per kg,Freight per kg
Asha,168,1.20
Bharat,171,0.90
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
extras.unit Freight per kg = 1.2 | 0.9
Note: Also found: unit “kg”.`,
  },
  {
    title: "freight for one unit, and the quantity",
    text: `Vendor,Qty,Basic rate (₹/nos),Freight (₹/nos)
Asha Valves,500,4120,95
Bharat Flow,500,4300,nil
`,
    preview: `Suppliers: Asha Valves, Bharat Flow
quantity = 500
price = 4,120 | 4,300
freight = 47,500 (95 per nos × 500) | 0
Note: Also found: unit “nos”.`,
  },
  {
    title: "freight for one unit, and the quantity that the visitor typed",
    typed: { quantity: "2 lakh" },
    text: `Vendor,Rate (Rs per piece),Port charges (per unit)
Asha,168,1.5
Bharat,171,2
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
handling = 3,00,000 (1.5 per unit × 2,00,000) | 4,00,000 (2 per unit × 2,00,000)
Note: Also found: unit “piece”.`,
  },
  {
    title: "freight for another unit than the price's, and for a truck",
    text: `Vendor,Qty,Rate (₹/MT),Freight (₹/kg),Port charges per truck
Asha,20,62000,1.5,8000
Bharat,20,61000,2,9000
`,
    preview: `Suppliers: Asha, Bharat
quantity = 20
price = 62,000 | 61,000
freight = 30,000 (1.5 per kg × 20,000) | 40,000 (2 per kg × 20,000)
? Port charges per truck: Port charges and delivery is for the whole quantity; this is for one unit.
Note: Also found: unit “MT”.`,
  },
  {
    title: "freight per lot",
    text: `Vendor,Rate per pc,Freight (per lot)
Asha,100,5000
Bharat,101,4000
`,
    preview: `Suppliers: Asha, Bharat
price = 100 | 101
freight = 5,000 | 4,000
Note: Also found: unit “pc”.`,
  },
  {
    title: "cells that say what they are for",
    text: `Comparative statement - ball valves 50NB, RFQ 2291\t\t\t\t\t
S. No.\tSupplier\tQty\tBasic rate (₹/nos)\tFreight\tPymt terms
1\tAsha Valves\t500 nos\t₹4,120.00\t95/nos\t30 days credit
2\tBharat Flow\t500 nos\t4,300/-\tIncl\t60 days from GRN
3\tChandra Intl\t500 nos\t$44.00\tCIF Nhava Sheva\t100% advance
4\tDev Pumps\t500 nos\t4,310\t₹ 90 each\tAdvance
5\tEka Valves\t500 nos\t4,350\tFOR site\tAgainst delivery
`,
    preview: `Suppliers: Asha Valves, Bharat Flow, Chandra Intl, Dev Pumps, Eka Valves
- S. No.: Not needed
quantity = 500
price = 4,120 | 4,300 | 44 USD | 4,310 | 4,350
freight = 47,500 (95 per nos × 500) | 0 (“Incl” in the file) |  (“CIF Nhava Sheva”: delivery term CIF) | 45,000 (90 per unit × 500) |  (“FOR site”: delivery term DAP)
creditDays = 30 | 60 | 0 (“100% advance” in the file) | 0 (“Advance” in the file) | 0 (“Against delivery” in the file)
Note: Also found: item “ball valves 50NB”, unit “nos”.`,
  },
  {
    title: "a cell for one unit without a quantity",
    text: `Supplier,Price,Freight
Asha,168,1.20/kg
Bharat,171,incl.
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 1.20/kg | 0 (“incl.” in the file)
! Freight, Asha: 1.20/kg: This is for one unit, and no quantity is known.`,
  },
  {
    title: "freight that is small beside the price",
    text: `Supplier,Qty,Price,Freight
Asha,500,4120,95
Bharat,500,4300,0
`,
    preview: `Suppliers: Asha, Bharat
quantity = 500
price = 4,120 | 4,300
freight = 95 | 0
Ask: Is “Freight” for one unit or for the whole quantity? For one unit / For the whole quantity`,
  },
  {
    title: "freight that is small beside the price, answered: for one unit",
    answers: { "each-3": "unit" },
    text: `Supplier,Qty,Price,Freight
Asha,500,4120,95
Bharat,500,4300,0
`,
    preview: `Suppliers: Asha, Bharat
quantity = 500
price = 4,120 | 4,300
freight = 47,500 (95 per unit × 500) | 0
Ask: Is “Freight” for one unit or for the whole quantity? For one unit / For the whole quantity`,
  },
  {
    title: "a price that is included or free is none",
    text: `Supplier,Price,Insurance
Asha,incl,inclusive
Bharat,171,free
`,
    preview: `Suppliers: Asha, Bharat
price = incl | 171
insurance = 0 (“inclusive” in the file) | 0 (“free” in the file)
! Price, Asha: incl: This isn’t a number.`,
  },
  {
    title: "freight and terms in short",
    text: `Vendor,Basic rate (Rs/kg),Frt.,Price basis
Asha,182,40000,F.O.R. Destination
Bharat,176.5,65000,Ex works
`,
    preview: `Suppliers: Asha, Bharat
price = 182 | 176.5
freight = 40,000 | 65,000
term = DAP (“F.O.R. Destination” in the file) | EXW (“Ex works” in the file)
Note: Also found: unit “kg”.`,
  },
  {
    title: "FOR, which is delivered, unless the place is the seller’s",
    text: `Supplier,Price,Delivery terms
Asha,168,FOR site
Bharat,171,FOR
Chandra,170,FOR works
Dev,172,FOR works Pune
`,
    preview: `Suppliers: Asha, Bharat, Chandra, Dev
price = 168 | 171 | 170 | 172
term = DAP (“FOR site” in the file) | DAP (“FOR” in the file) | FCA (“FOR works” in the file) | FCA (“FOR works Pune” in the file)`,
  },
  {
    title: "two rows for one field",
    text: `Particulars,Asha,Bharat
Price,168,171
Quoted price,170,172
Freight,5000,4000
`,
    preview: `Suppliers: Asha, Bharat
? Price: More than one row is Unit price. Choose what to do with this one.
? Quoted price: More than one row is Unit price. Choose what to do with this one.
freight = 5,000 | 4,000`,
  },
  {
    title: "an empty row of the same name",
    text: `Particulars,Asha,Bharat
Price,,
Basic price,168,171
`,
    preview: `Suppliers: Asha, Bharat
- Price: Another row is Unit price
price = 168 | 171`,
  },
  {
    title: "headings that only start with a name",
    text: `Supplier,Price,Price validity,Freight forwarder,Duty drawback,Rate contract no
Asha,168,30 days,Blue Dart,5000,RC-7
Bharat,171,15 days,Gati,4000,RC-8
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
- Price validity: Not needed
- Freight forwarder: The tool has no field for it
- Duty drawback: The tool has no field for it
- Rate contract no: The tool has no field for it`,
  },
  {
    title: "columns that are no suppliers",
    text: `Cost head,Unit,Asha,Bharat,Average,L1
Basic rate,Rs/kg,168,171,169.5,Asha
Freight,Rs,5000,4000,4500,Bharat
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 5,000 | 4,000
Note: Also found: unit “kg”.`,
  },
  {
    title: "a column with the currency and unit of each row",
    text: `Particulars,UOM,Asha,Bharat
Unit price,USD/MT,1680,1700
Freight,Rs/MT,20,30
Credit,days,30,45
`,
    typed: { quantity: "500" },
    preview: `Suppliers: Asha, Bharat
price = 1,680 USD | 1,700 USD
freight = 10,000 (20 per MT × 500) | 15,000 (30 per MT × 500)
creditDays = 30 | 45
Note: Also found: unit “MT”.`,
  },
  {
    title: "a quantity in another unit than the price, and currencies beside the names",
    text: `Quantity,12 MT,
Particulars,Asha (INR),Global (USD)
Rate per kg,168,2.1
`,
    preview: `Suppliers: Asha (INR), Global (USD)
quantity = 12,000 (12 MT)
price = 168 | 2.1 USD
Note: Also found: unit “kg”.`,
  },
  {
    title: "small amounts in a row with the rate of the tax",
    text: `Vendor,Rate,GST @ 18%
Asha,168,30.24
Bharat,170,30.6
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 170
tax = 30.24 ? | 30.6 ?
! GST @ 18%, Asha: 30.24: The row says 18%. Is this an amount?
! GST @ 18%, Bharat: 30.6: The row says 18%. Is this an amount?`,
  },
  {
    title: "terms with places",
    text: `Supplier,Price,Incoterms
Asha,168,Ex-works Pune
Shanghai Plastics,150,FOB Shanghai
Oasis,160,"CIF, Nhava Sheva"
Nagpur Poly,165,CPT Nagpur
`,
    preview: `Suppliers: Asha, Shanghai Plastics, Oasis, Nagpur Poly
price = 168 | 150 | 160 | 165
term = EXW (“Ex-works Pune” in the file) | FOB Shanghai | CIF | CPT Nagpur
Ask: What is “FOB Shanghai”, the delivery term of Shanghai Plastics? 13 options
Ask: What is “CPT Nagpur”, the delivery term of Nagpur Poly? 13 options`,
  },
  {
    title: "settings above the table",
    text: `Quantity,"12,000"
Unit,kg
Item,BOPP film
Cost of capital,12%
Claim,yes

Supplier,Price
Asha,168
Bharat,171
`,
    preview: `Suppliers: Asha, Bharat
quantity = 12,000
unit = kg
item = BOPP film
interest = 12
- Claim: The tool has no field for it
price = 168 | 171`,
  },
  {
    title: "a comparative statement with columns before the suppliers, and rates in its labels",
    text: `GATE VALVE STORES PVT LTD
"Enquiry No: 118",,,,"Date: 12-11-2026"

S.No,Particulars,UOM,Qty,M/s Asha Valves,M/s Bharat Flow,M/s Chandra Controls
1,Basic rate,Nos,500,1240,1310,1195
2,P&F 2%,,,12400,Nil,11950
3,Freight,,,9000,Included,42000
4,GST @ 18%,,,115452,117900,117261
,Grand total,,,756852,772900,768711
5,Payment terms,,,30 days,45 days,100% advance
6,Delivery,,,4 weeks,3 weeks,6 weeks
`,
    preview: `Suppliers: M/s Asha Valves, M/s Bharat Flow, M/s Chandra Controls
unit = Nos
quantity = 500
price = 1,240 | 1,310 | 1,195
extras.percent P&F 2% = 2 (12400; the row says 2%) | 0 | 2 (11950; the row says 2%)
freight = 9,000 | 0 (“Included” in the file) | 42,000
tax = 18 (115452; the row says 18%) | 18 (117900; the row says 18%) | 18 (117261; the row says 18%)
- Grand total: Not needed
creditDays = 30 | 45 | 0 (“100% advance” in the file)
- Delivery: Not needed`,
  },
  {
    title: "a price for a thousand, and rates of one row that differ",
    text: `Supplier,Price (₹/thousand),GST @ 18%
Asha,420,12
Bharat,430,18
`,
    preview: `Suppliers: Asha, Bharat
price = 0.42 (420 per thousand) | 0.43 (430 per thousand)
tax = 12 | 18`,
  },
  {
    title: "quantities that differ",
    text: `Supplier,Qty,Price
Asha,12000,168
Bharat,10000,171
`,
    preview: `Suppliers: Asha, Bharat
? Qty: The tool has this once, and it differs here.
price = 168 | 171`,
  },
  {
    title: "costs that the tool doesn't have",
    text: `Particulars,Asha,Bharat
Rate,168,171
Packing and forwarding,2500,3000
Testing charges,1500,
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
? Packing and forwarding: This is a cost. Choose how it counts, or leave it out.
? Testing charges: This is a cost. Choose how it counts, or leave it out.`,
  },
  {
    title: "added costs with their bases",
    text: `Supplier,Asha,Bharat
Unit price,168,171
Audit (for the quantity),1000,2000
Pallets (per unit),0.5,0.4
Licence (% of the price),1,1
Freight (per unit),1.2,0.9
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
extras.total Audit = 1,000 | 2,000
extras.unit Pallets = 0.5 | 0.4
extras.percent Licence = 1 | 1
extras.unit Freight = 1.2 | 0.9`,
  },
  {
    title: "more suppliers than the tool takes",
    text: `Supplier,Price
Vendor 1,161
Vendor 2,162
Vendor 3,163
Vendor 4,164
Vendor 5,165
Vendor 6,166
Vendor 7,167
Vendor 8,168
Vendor 9,169
Vendor 10,1610
`,
    preview: `Suppliers: Vendor 1, Vendor 2, Vendor 3, Vendor 4, Vendor 5, Vendor 6, Vendor 7, Vendor 8, Vendor 9, Vendor 10
price = 161 | 162 | 163 | 164 | 165 | 166 | 167 | 168 | 169 | 1,610
Note: The tool takes 8 suppliers. The last 2 are left out.`,
  },
  {
    title: "amounts with commas and no quotes",
    text: `Supplier,Asha,Bharat
Unit price,168,171
Freight,1,24,000,98,500
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
? Freight: There are more values than suppliers. Amounts with commas need quotes around them.`,
  },
  {
    title: "a formula as a name",
    text: `Supplier,Price
"'=Mill | A; B > C",168
'+91 Traders,171
"'-Dash",170
`,
    preview: `Suppliers: =Mill | A; B > C, +91 Traders, -Dash
price = 168 | 171 | 170`,
  },
  {
    title: "numbers with powers",
    text: `Supplier,Price,Freight
Asha,168,1.24E+05
Bharat,171,9.85e4
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 1,24,000 | 98,500`,
  },
  {
    title: "nothing that the tool knows",
    text: `Name of firm,Colour
Asha,red
Bharat,blue
`,
    preview: `Suppliers: Supplier 1, Supplier 2
- Name of firm: The tool has no field for it
- Colour: The tool has no field for it`,
  },
  {
    title: "one cell",
    text: `hello`,
    preview: `Suppliers: `,
  },
  {
    title: "script and markup in cells",
    text: `Supplier,Price
<img src=x onerror=alert(1)>,168
__proto__,171
constructor,NaN
`,
    preview: `Suppliers: <img src=x onerror=alert(1)>, __proto__, constructor
price = 168 | 171 | NaN
! Price, constructor: NaN: This isn’t a number.`,
  },
  {
    title: "numbers that no price can be",
    text: `Supplier,Price,Freight
Asha,1e80,Infinity
Bharat,NaN,undefined
`,
    preview: `Suppliers: Asha, Bharat
price = 1e80 | NaN
freight = Infinity | undefined
! Price, Asha: 1e80: This number is too long.
! Price, Bharat: NaN: This isn’t a number.
! Freight, Asha: Infinity: This isn’t a number.
! Freight, Bharat: undefined: This isn’t a number.`,
  },
  {
    title: "a second table below",
    text: `Supplier,Price
Asha,168
Bharat,171

Time,Supplier,Price
09:30,Asha,170
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171`,
  },
  {
    title: "units in a row below the headings",
    text: `Supplier,Price,Freight
,(Rs/kg),(Rs)
Asha,168,5000
Bharat,171,4000
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 5,000 | 4,000`,
  },
  {
    title: "an export of a spreadsheet with decimal commas",
    text: `Item;BOPP film
Quantity;12000
Supplier;Mill A;Mill B
Incoterm;EXW;DAP
Unit price;168,5;178
Freight;124000;
Result: Landed cost;2194156,5;2146680
`,
    preview: `Suppliers: Mill A, Mill B
item = BOPP film
quantity = 12,000
term = EXW | DAP
price = 168.5 | 178
freight = 1,24,000 | `,
  },
  {
    title: "UTF-16 with tabs, as Excel's Unicode text",
    encoding: "utf-16le",
    text: `Supplier\tPrice
Münchner Öl\t168
Bharat\t171
`,
    preview: `Suppliers: Münchner Öl, Bharat
price = 168 | 171`,
  },
  {
    title: "UTF-16 without a mark, most significant byte first",
    encoding: "utf-16be",
    text: `Supplier,Price
Asha,168
Bharat,171
`,
    preview: `Suppliers: Asha, Bharat
price = 168 | 171`,
  },
  {
    title: "Windows-1252",
    encoding: "windows-1252",
    text: `Supplier;Price
Münchner Öl;€ 168,50
Société Générale;€ 171,00
`,
    preview: `Suppliers: Münchner Öl, Société Générale
price = 168.5 | 171`,
  },
  {
    title: "UTF-8 with a mark",
    text: `\uFEFFSupplier,Price
Münchner Öl,€168.50
Bharat,₹171
`,
    preview: `Suppliers: Münchner Öl, Bharat
price = 168.5 EUR | 171`,
  },
  {
    title: "only 1.250 and 1.180, answered: thousands",
    text: `Supplier,Price
Muster,1.250
Beispiel,1.180
`,
    answers: { decimal: "," },
    preview: `Suppliers: Muster, Beispiel
price = 1,250 | 1,180
Ask: What is 1.250 in this file? 1.25 / 1,250`,
  },
  {
    title: "crore or Tally's credit, answered: a credit",
    text: `Particulars,Asha,Bharat
Rate,168,171
Freight,"12,500 Cr","9,000 Cr"
`,
    answers: { cr: "credit" },
    preview: `Suppliers: Asha, Bharat
price = 168 | 171
freight = 12,500 | 9,000
Ask: What is 12,500 Cr in this file? 1,25,00,00,00,000 (crore) / 12,500 (credit, as in Tally)`,
  },
  {
    title: "yen or yuan, answered",
    text: `Supplier,Price
Shanghai Plastics,¥ 11.40
Asha,168
`,
    answers: { "currency-0": "CNY" },
    preview: `Suppliers: Shanghai Plastics, Asha
price = 11.4 CNY | 168
Ask: Which currency is the price of Shanghai Plastics in? CNY / JPY`,
  },
  {
    title: "a term, answered",
    text: `Supplier,Price,Incoterms
Nagpur Poly,165,CPT Nagpur
Asha,168,EXW
`,
    answers: { "choice-2-0": "CPT inland" },
    preview: `Suppliers: Nagpur Poly, Asha
price = 165 | 168
term = CPT inland | EXW
Ask: What is “CPT Nagpur”, the delivery term of Nagpur Poly? 13 options`,
  },
  {
    title: "a row, chosen by the visitor",
    text: `Particulars,Asha,Bharat
Price,168,171
Quoted price,170,172
Packing and forwarding,2500,3000
`,
    uses: [
      [2, "suppliers.price"],
      [3, "extras.total"],
    ],
    preview: `Suppliers: Asha, Bharat
- Price: Another row is Unit price
price = 170 | 172
extras.total Packing and forwarding = 2,500 | 3,000`,
  },
  {
    title: "columns without known headings, chosen",
    text: `Name of firm,Amount quoted
Asha,168
Bharat,171
`,
    uses: [
      [0, "suppliers.name"],
      [1, "suppliers.price"],
    ],
    preview: `Suppliers: Asha, Bharat
price = 168 | 171`,
  },
  {
    title: "suppliers above a rate and an amount each, and an item that may be the price",
    text: `COMPARATIVE STATEMENT
Sr,Description,Qty,UOM,Vikas Engg,,Anand Drives,
,,,,Rate,Amount,Rate,Amount
1,Gear motor 5 HP,20,Nos,"18,500","3,70,000","17,900","3,58,000"
,Freight,,,,"5,000",,"8,000"
,GST 18%,,,,"67,500",,"65,880"
,Total,,,,"4,42,500",,"4,31,880"
`,
    preview: `Suppliers: Vikas Engg, Anand Drives
quantity = 20
unit = Nos
? Gear motor 5 HP (Nos): It has the quantity beside it. Is it the price?
freight = 5,000 | 8,000
tax = 18 (67,500; the row says 18%) | 18 (65,880; the row says 18%)
- Total: Not needed`,
  },
  {
    title: "suppliers above a rate and an amount each, and a cost of which either could count",
    text: `Description,Qty,UOM,Vikas Engg,,Anand Drives,,LPR
,,,Rate,Amount,Rate,Amount,
Basic price,20,Nos,"18,500","3,70,000","17,900","3,58,000","17,000"
Freight per unit,,,250,"5,000",400,"8,000",
`,
    preview: `Suppliers: Vikas Engg, Anand Drives
quantity = 20
unit = Nos
? Basic price (Nos): There are more values than suppliers. Amounts with commas need quotes around them.
? Freight per unit: There are more values than suppliers. Amounts with commas need quotes around them.`,
  },
  {
    title: "suppliers above a price and a total each, beside the last purchase",
    text: `Description,Qty,UOM,Vikas Engg,,Anand Drives,,LPR
,,,Unit price,Total,Unit price,Total,
Basic price,20,Nos,"18,500/-","3,70,000/-","17,900/-","3,58,000/-","17,000"
Insurance,,,0.5%,"1,850",0.25%,895,
Freight,,,250,"5,000",Incl,,
`,
    preview: `Suppliers: Vikas Engg, Anand Drives
quantity = 20
unit = Nos
price = 18,500 | 17,900
insurance = 0.5 | 0.25
freight = 5,000 | 0 (“Incl” in the file)
Ask: Is “Freight” for one unit or for the whole quantity? For one unit / For the whole quantity`,
  },
];
