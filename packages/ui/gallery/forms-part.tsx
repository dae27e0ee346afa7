import { useState } from 'react';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { addDecimals } from '@bahati/ui/amount-field/typed-amount.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';

const reveal = { show: 'Show password', hide: 'Hide password' };

export function FormsPart() {
  const [amount, setAmount] = useState('1250.50');
  const [balance, setBalance] = useState('48230.75');
  const [isHidden, setIsHidden] = useState(false);
  return (
    <section className="gallery-part">
      <h2>Forms and money</h2>
      <div className="gallery-columns">
        <Card className="gallery-stack" padding="l">
          <TextField label="Username" autoComplete="username" hint="6 to 16 letters and figures." />
          <TextField
            label="Password"
            type="password"
            reveal={reveal}
            defaultValue="secret"
            error="At least 8 characters, with a figure."
          />
          <TextField
            label="Phone"
            optionalLabel="(optional)"
            prefix="+254"
            inputMode="tel"
            placeholder="7XX XXX XXX"
          />
          <SelectField
            label="Reason"
            defaultValue=""
            placeholder="Choose a reason"
            options={[
              { value: 'a', label: 'Wrong number' },
              { value: 'b', label: 'Name does not match' },
            ]}
          />
          <Checkbox label="I am 18 or older and accept the terms." defaultChecked />
          <Checkbox
            label="Nakubali sheria na masharti ya mchezo."
            error="Please accept the terms."
          />
        </Card>
        <Card className="gallery-stack" padding="l">
          <AmountField
            label="Amount"
            currency="KES"
            faultWords={() => 'Enter a valid amount.'}
            value={amount}
            onValueChange={setAmount}
            quickLabel="Quick amounts"
            quickAmounts={['100', '250', '500', '1000', '5000'].map((each) => ({ amount: each }))}
            hint="From KSh 20 to KSh 250,000."
          />
          <AmountField
            label="Withdraw"
            currency="KES"
            faultWords={() => 'Enter a valid amount.'}
            value="10"
            onValueChange={() => undefined}
            error="The least is KSh 100."
          />
          <Button
            tone="brass"
            size="l"
            isWide
            onClick={() => setBalance(addDecimals(balance, typedDecimal(amount, 'KES') ?? '0'))}
          >
            Deposit
          </Button>
        </Card>
        <Card tone="brass" className="gallery-stack" padding="l">
          <div className="gallery-row">
            <span className="quiet">Balance</span>
            <IconButton
              label="Hide balance"
              isPressed={isHidden}
              onClick={() => setIsHidden(!isHidden)}
            >
              {isHidden ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
            </IconButton>
          </div>
          <Amount
            value={balance}
            currency="KES"
            locale="en-KE"
            size="xl"
            isAnimated
            isHidden={isHidden}
            hiddenLabel="Hidden"
          />
          <Amount value="1250.50" currency="KES" locale="en-KE" size="l" tone="win" sign="always" />
          <Amount value="-400.00" currency="KES" locale="en-KE" size="m" tone="loss" />
          <Amount value="1000000.00" currency="TZS" locale="sw" size="s" tone="quiet" />
        </Card>
      </div>
    </section>
  );
}
