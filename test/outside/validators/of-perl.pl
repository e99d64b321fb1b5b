# JSON::Validator: of-perl.pl FOLDER
use strict;
use warnings;
use JSON::PP ();
use JSON::Validator;

my ($folder) = @ARGV;
sub text_of { open my $file, "<:raw", "$folder/$_[0]" or die $!; local $/; return <$file> }
my $json = JSON::PP->new->utf8->allow_nonref;
my %verdicts;
for my $name (@{ $json->decode(text_of("names.json")) }) {
    my $judged = eval {
        my $validator = JSON::Validator->new->schema($json->decode(text_of("$name.schema.json")));
        [map { my @errors = $validator->validate($_); @errors ? JSON::PP::false : JSON::PP::true }
              @{ $json->decode(text_of("$name.bodies.json")) }];
    };
    $verdicts{$name} = $judged // substr $@, 0, 90;
}
print $json->encode(\%verdicts);
